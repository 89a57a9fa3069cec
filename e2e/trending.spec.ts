import { products, trending } from "../content/products.ts";
import { expect, focusInPlace, recordDocuments, test, waitForScript, type Page } from "./test.ts";

const names = trending.flatMap((id) =>
  products.filter(({ _id }) => _id === id).map(({ name }) => name),
);

function section(page: Page) {
  return page.getByRole("region", { name: "Trending Products" });
}

function showMoreButton(page: Page) {
  return section(page).getByRole("button", { name: "Show More" });
}

test("Trending Products begins with eight of the ten", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  expect(names).toHaveLength(10);
  await expect(section(page).getByRole("listitem")).toHaveCount(8);
  await expect(section(page).getByRole("link")).toHaveText(names.slice(0, 8));
  await expect(section(page).getByRole("status")).toBeEmpty();
});

test("Show More shows all ten, says so and goes away", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  await showMoreButton(page).click();
  await expect(section(page).getByRole("link")).toHaveText(names);
  await expect(section(page).getByRole("status")).toHaveText("10 products shown");
  await expect(section(page).locator("button")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("by keyboard Show More leads on to the first new product", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  await focusInPlace(showMoreButton(page));
  await page.keyboard.press("Enter");
  const ninth = section(page).getByRole("link").nth(8);
  await expect(ninth).toBeFocused();
  await expect(ninth).toHaveText(names[8] ?? "");
  await page.keyboard.press("Tab");
  await expect(section(page).getByRole("link").nth(9)).toBeFocused();
});

test("Show More leaves the page where it stands", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const eighth = section(page).getByRole("listitem").nth(7);
  await showMoreButton(page).scrollIntoViewIfNeeded();
  const before = await eighth.boundingBox();
  await showMoreButton(page).click();
  await expect(section(page).getByRole("listitem")).toHaveCount(10);
  expect(await eighth.boundingBox()).toEqual(before);
});

test("Back from a product finds what Show More had revealed, at the same place", async ({
  page,
}) => {
  await page.goto("/");
  await waitForScript(page);
  const documents = recordDocuments(page);
  await showMoreButton(page).click();
  const last = section(page).getByRole("link").nth(9);
  await expect(last).toHaveText(names[9] ?? "");
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  await expect(page).toHaveURL(`/shop/${trending[9]}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await page.goBack();
  await expect(section(page).getByRole("listitem")).toHaveCount(10);
  await expect(showMoreButton(page)).toHaveCount(0);
  await expect.poll(async () => (await last.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  expect(documents).toEqual([]);
});

test("a reload keeps what Show More had revealed, a new visit begins with eight", async ({
  page,
}) => {
  await page.goto("/");
  await waitForScript(page);
  await showMoreButton(page).click();
  await expect(section(page).getByRole("listitem")).toHaveCount(10);
  await page.reload();
  await expect(section(page).getByRole("listitem")).toHaveCount(10);
  await page.goto("/search");
  await page.goto("/");
  await waitForScript(page);
  await expect(section(page).getByRole("listitem")).toHaveCount(8);
});
