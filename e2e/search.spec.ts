import { expect, test, waitForScript, type Page } from "./test.ts";

const tee = "Heavyweight Cotton Tee";
const oxford = "Oxford Button-Down Shirt";

function box(page: Page) {
  return page.getByRole("searchbox", { name: "Product, type, colour or cloth" });
}

function button(page: Page) {
  return page.getByRole("search").getByRole("button", { name: "Search" });
}

function results(page: Page) {
  return page.getByRole("main").getByRole("article");
}

test("before a search nothing stands below the form", async ({ page }) => {
  const response = await page.goto("/search");
  expect(response?.status()).toBe(200);
  await waitForScript(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  await expect(page).toHaveTitle("Search, Hemline");
  await expect(box(page)).toBeVisible();
  await expect(button(page)).toBeVisible();
  await expect(page.getByRole("status")).toBeEmpty();
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText("No products found")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
});

test("the button searches and puts the words in the address", async ({ page }) => {
  await page.goto("/search");
  await waitForScript(page);
  await box(page).fill("shirt");
  await button(page).click();
  await expect(page).toHaveURL("/search?q=shirt");
  await expect(results(page).getByRole("link")).toHaveText([oxford, tee]);
  await expect(page.getByRole("status")).toHaveText("2 products for “shirt”");
  await expect(page).toHaveTitle("shirt, search, Hemline");
});

test("Enter searches, typing does not", async ({ page }) => {
  await page.goto("/search");
  await waitForScript(page);
  await box(page).pressSequentially("brass");
  await expect(box(page)).toHaveValue("brass");
  await expect(page).toHaveURL("/search");
  await expect(results(page)).toHaveCount(0);
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(2);
  await box(page).pressSequentially(" shirt");
  await expect(box(page)).toHaveValue("brass shirt");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(2);
});

for (const typed of ["SHIRT", "sHiRt", "  shirt  "]) {
  test(`"${typed}" finds what "shirt" finds`, async ({ page }) => {
    await page.goto("/search");
    await waitForScript(page);
    await box(page).fill(typed);
    await button(page).click();
    await expect(results(page).getByRole("link")).toHaveText([oxford, tee]);
    await expect(page.getByRole("status")).toHaveText(`2 products for “${typed.trim()}”`);
  });
}

for (const typed of ["", "   ", "sh", " sh ", "velvet"]) {
  test(`"${typed}" leads to No products found, and to ways on`, async ({ page }) => {
    await page.goto("/search");
    await waitForScript(page);
    await box(page).fill(typed);
    await box(page).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=/);
    const empty = page.getByRole("region", { name: "No products found" });
    await expect(empty).toBeVisible();
    await expect(empty.getByRole("link")).toHaveText(["Clothes", "Accessories", "Trending"]);
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByRole("status")).toContainText("0 products");
    await expect(empty.getByText("at least 3 characters")).toHaveCount(typed === "velvet" ? 0 : 1);
  });
}

test("exactly three characters are enough", async ({ page }) => {
  await page.goto("/search?q=tee");
  await expect(results(page).getByRole("link")).toContainText([tee]);
});

test("what was searched for is marked in the name, or in a line of the description", async ({
  page,
}) => {
  await page.goto("/search?q=shirt");
  const byName = results(page).filter({ hasText: oxford });
  await expect(byName.getByRole("link").locator("mark")).toHaveText(["Shirt"]);
  await expect(byName.locator("mark")).toHaveCount(1);
  const byDescription = results(page).filter({ hasText: tee });
  await expect(byDescription.getByRole("link").locator("mark")).toHaveCount(0);
  await expect(byDescription.getByText("dense 240-gram cotton jersey")).toBeVisible();
  await expect(byDescription.locator("mark")).toHaveText(["shirt"]);
});

test("words with signs of their own are searched for as they stand", async ({ page }) => {
  await page.goto("/search");
  await waitForScript(page);
  for (const typed of ["240-gram", "100% & more?", "<b>wool</b>", ".*", "co+ton"]) {
    await box(page).fill(typed);
    await button(page).click();
    await expect(page.getByRole("status")).toContainText(`for “${typed}”`);
    await expect(results(page)).toHaveCount(typed === "240-gram" ? 1 : 0);
    await expect(box(page)).toHaveValue(typed);
  }
});
