import { expect, test, waitForHydration } from "../support/test.ts";

test("a misspelled query finds nothing and links to the suggested word", async ({ page }) => {
  await page.goto("/search?q=sadnal");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page.getByText("Did you mean sandal?", { exact: true })).toBeVisible();
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("No products found for “sadnal”. Did you mean sandal?");
  await page.getByRole("link", { name: "sandal", exact: true }).click();
  await expect(page).toHaveURL("/search?q=sandal");
  await expect(status).toBeFocused();
  await expect(page.getByRole("searchbox")).toHaveValue("sandal");
  await expect(status).toHaveText("2 products for “sandal”");
  await page.goto("/search?q=lether+beanie");
  await waitForHydration(page);
  await page.getByRole("link", { name: "leather beanie", exact: true }).press("Enter");
  await expect(page.getByRole("searchbox")).toHaveValue("leather beanie");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a query without a similar word gets links to categories, not a suggestion", async ({
  page,
}) => {
  await page.goto("/search?q=xyzzy");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page.getByText("Did you mean")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Shoes" }).click();
  await expect(page).toHaveURL("/categories/shoes");
});

test("a query that names a gender or a subcategory links to its page", async ({ page }) => {
  await page.goto("/search?q=women");
  await waitForHydration(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Caps, women" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Knit socks, women" })).toHaveCount(0);
  await main.getByRole("link", { name: "Shoes, women" }).click();
  await expect(page).toHaveURL("/categories/shoes/women");
  await page.goto("/search?q=boot");
  await waitForHydration(page);
  await main.getByRole("link", { name: "Boots", exact: true }).click();
  await expect(page).toHaveURL("/categories/shoes?type=boots");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("Escape clears the search box and keeps focus in it", async ({ page }) => {
  await page.goto("/search?q=wool");
  await waitForHydration(page);
  const box = page.getByRole("searchbox");
  await expect(box).toHaveValue("wool");
  await box.press("Escape");
  await expect(box).toHaveValue("");
  await expect(box).toBeFocused();
});

test("repeating a search announces its result again", async ({ page }) => {
  await page.goto("/search?q=sandal");
  await waitForHydration(page);
  const announced = page.getByRole("main").getByRole("status").locator("span");
  const first = await announced.elementHandle();
  await page.getByRole("searchbox").press("Enter");
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(announced).toHaveText("2 products for “sandal”");
});

test("the box accepts 200 characters; a longer query in the address is cut, and the page says so", async ({
  page,
}) => {
  await page.goto(`/search?q=${"sandal ".repeat(40)}`);
  await waitForHydration(page);
  const box = page.getByRole("searchbox");
  await expect(box).toHaveAttribute("maxlength", "200");
  expect((await box.inputValue()).length).toBe(200);
  const words = "Only the first 200 characters were searched for.";
  await expect(page.getByRole("main").getByRole("status")).toContainText(words);
  await expect(page.getByRole("region", { name: "No products found" })).toContainText(words);
});
