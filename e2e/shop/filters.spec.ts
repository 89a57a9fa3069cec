import { shiftsOf } from "../support/layout-shift.ts";
import { headingsSeen, recordHeadings } from "../support/recorded-headings.ts";
import {
  expect,
  focusInPlace,
  open,
  type Page,
  phone,
  scrollPosition,
  test,
} from "../support/test.ts";

const count = (page: Page) => page.getByRole("main").getByRole("status");
const products = (page: Page) => page.getByRole("article").getByRole("link");
const sort = (page: Page) => page.getByRole("combobox", { name: "Sort by" });

test("the panel's filters apply at once and keep focus; its button shows the list", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, "/categories/shoes");
  await page.evaluate(() => scrollTo(0, 120));
  await page.getByRole("button", { name: "Filter" }).press("Enter");
  const panel = page.getByRole("form", { name: "Filter Shoes" });
  await expect(panel).toBeFocused();
  const boots = panel.getByRole("checkbox", { name: "Boots, 1 product" });
  await boots.press("Space");
  await expect(boots).toBeChecked();
  await expect(boots).toBeFocused();
  await expect(count(page)).toHaveText("1 product");
  await panel.getByRole("checkbox", { name: "Mules, 2 products" }).click();
  await panel.getByRole("checkbox", { name: "On sale, 2 products" }).click();
  await expect(page).toHaveURL("/categories/shoes?type=boots&type=mules&sale=1");
  await expect(page).toHaveTitle("Boots and mules, on sale, Skærgård");
  expect(await scrollPosition(page)).toBe(120);
  await panel.getByRole("button", { name: "Show 2 products" }).click();
  await expect(panel).toBeHidden();
  await expect(count(page).getByRole("paragraph")).toBeFocused();
  await expect(page.getByRole("button", { name: "Filter 3 selected" })).toBeInViewport();
  await expect(products(page)).toHaveText(["Knee-High Boot", "Wool-Lined Mule"]);
  await expect(page.getByRole("article").first()).toBeInViewport();
});

for (const path of ["/categories/shoes", "/categories/shoes/women", "/search?q=rubber"]) {
  test(`on a phone, the panel's button shows the start of ${path} below the bars`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(phone);
    await open(page, path);
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole("button", { name: "Filter" }).click();
    await page.getByRole("checkbox", { name: /^On sale/ }).click();
    await expect(page.getByRole("list", { name: "Selected filters" })).toBeVisible();
    await page.getByRole("button", { name: /^Show \d/ }).click();
    const blocks = ["header", "[data-controls]", "[data-controls] + ul"];
    const [header, bar, chips] = await Promise.all(
      blocks.map((block) => page.locator(block).evaluate((one) => one.getBoundingClientRect())),
    );
    // Browsers round scroll positions.
    expect(Math.abs((bar?.top ?? NaN) - (header?.bottom ?? NaN))).toBeLessThan(1);
    expect(Math.abs((chips?.top ?? NaN) - (bar?.bottom ?? NaN))).toBeLessThan(1);
  });
}

test("chips remove filters without scrolling, and a list without filters can be sorted", async ({
  page,
}) => {
  await open(page, "/categories/shoes?type=boots&type=mules&sale=1");
  await page.evaluate(() => scrollTo(0, 120));
  const offer = page.getByText(/^Up to \d+% off$/);
  await expect(offer).toBeVisible();
  const opening = page.getByRole("main").locator("img").first();
  await expect(opening).toHaveAttribute("src", /cut-cap/);
  const chips = page.getByRole("list", { name: "Selected filters" });
  await focusInPlace(chips.getByRole("link", { name: "Remove filter: Mules" }));
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("1 product");
  expect(await scrollPosition(page)).toBe(120);
  await chips.getByRole("link", { name: "Clear all" }).press("Enter");
  await expect(page).toHaveURL("/categories/shoes");
  await expect(offer).toBeHidden();
  await expect(opening).toHaveAttribute("src", /cut-boot/);
  await sort(page).selectOption("Best rated");
  await expect(products(page).first()).toHaveText("Wool-Lined Mule");
  await expect(page).toHaveURL("/categories/shoes?sort=rating");
});

test("prices are in bands; gender links keep filters and sort order, even without a match", async ({
  page,
}) => {
  await open(page, "/categories/shoes?type=boots&type=clogs&sort=price-asc");
  await page.getByRole("button", { name: "Filter" }).click();
  const prices = page.getByRole("group", { name: "Price" });
  await prices.getByRole("checkbox", { name: "$50 to $100, 2 products" }).click();
  await page.keyboard.press("Escape");
  const genders = page.getByRole("navigation", { name: "Gender" });
  await genders.getByRole("link", { name: /^Men ?, 0 products/ }).click();
  await expect(page).toHaveURL(/\/men\?type=boots&type=clogs&price=50-100&sort=price-asc$/);
  await expect(page.getByText("No products match these filters.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Clear all" })).toBeVisible();
  await genders.getByRole("link", { name: /^Women/ }).click();
  await expect(page).toHaveURL(
    "/categories/shoes/women?type=boots&type=clogs&price=50-100&sort=price-asc",
  );
  await expect(products(page)).toHaveText(["Alder Deck Clogs", "Knee-High Boot"]);
});

test("filters without a match can be cleared; a short list has no filters", async ({ page }) => {
  await page.goto("/categories/caps/men?sale=1&type=beanies");
  await expect(page.getByText("No products match these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear all" }).last().click();
  await expect(products(page)).toHaveText(["Round Straw Visor"]);
  await expect(sort(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Filter" })).toHaveCount(0);
});

test("search results can be filtered and sorted until the next search", async ({ page }) => {
  await open(page, "/search?q=rubber&sale=1&sort=price-desc");
  await expect(page).toHaveTitle("Search: rubber (products, on sale), Skærgård");
  await expect(products(page)).toHaveText(["Fisher Beanie", "Two-Strap Sandal"]);
  await page.getByRole("button", { name: "Filter 1 selected" }).click();
  await page.getByRole("checkbox", { name: /^On sale/ }).click();
  await expect(count(page)).toHaveText("4 products for “rubber”");
  await expect(page).toHaveURL("/search?q=rubber&sort=price-desc");
  await page.getByRole("button", { name: "Show 4 products" }).click();
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/search?q=rubber");
  await page.goBack();
  await expect(page).toHaveURL("/search?q=rubber&sort=price-desc");
});

test("an address with filters and a sort order never flashes another list", async ({ page }) => {
  await recordHeadings(page, "article h2");
  await open(page, "/categories/shoes?type=boots&type=clogs&type=hats&sort=price-asc&page=2");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  expect(await headingsSeen(page)).toEqual(["Alder Deck Clogs,Knee-High Boot"]);
});
