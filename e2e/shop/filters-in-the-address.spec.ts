import { shiftsOf } from "../support/layout-shift.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

const count = (page: Page) => page.getByRole("main").getByRole("status");
const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });

test("gender links keep filters and order; a gender without a match is not a link", async ({
  page,
}) => {
  await page.goto("/categories/shoes?type=boots&type=clogs&sort=price-asc");
  await waitForHydration(page);
  const genders = page.getByRole("navigation", { name: "Gender" });
  await expect(genders.getByRole("link")).toHaveCount(2);
  await expect(genders).toContainText("Men, 0 products");
  await genders.getByRole("link", { name: /^Women/ }).click();
  await expect(page).toHaveURL("/categories/shoes/women?type=boots&type=clogs&sort=price-asc");
  await expect(page).toHaveTitle("Boots and clogs, women, Skærgård");
  await expect(count(page)).toHaveText("2 products, women");
  expect(await names(page)).toEqual(["Alder Deck Clogs", "Knee-High Boot"]);
});

test("a list that no facet divides has no Filter button", async ({ page }) => {
  await page.goto("/categories/shoes/men");
  await waitForHydration(page);
  await expect(page.getByRole("combobox", { name: "Order" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Filter" })).toHaveCount(0);
  await page.goto("/categories/shoes/unisex");
  await waitForHydration(page);
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveCount(0);
});

test("filters without a match can be cleared, if the page has products at all", async ({
  page,
}) => {
  await page.goto("/categories/caps/men?sale=1&type=beanies");
  await expect(page.getByText("No piece matches all of these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear all" }).last().click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goto("/categories/shoes/kids?type=boots");
  await expect(page.getByText("The links above lead to some.")).toBeVisible();
});

test("an address with filters and an order never flashes another list, and nothing shifts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const visible = [...document.querySelectorAll("article h2")].filter((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      );
      // Firefox runs this before its style sheet has arrived, when nothing is shown yet.
      const styled = document.styleSheets.length > 0;
      if (styled && visible.length > 0)
        seen.push(visible.map((heading) => heading.textContent).join());
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/categories/shoes?type=boots&type=clogs&type=hats&sort=price-asc&page=2");
  await waitForHydration(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  const seen: string[] = await page.evaluate(() => Reflect.get(window, "seen"));
  expect(new Set(seen)).toEqual(new Set(["Alder Deck Clogs,Knee-High Boot"]));
  await expect(page).toHaveTitle("Boots and clogs, Skærgård");
});

test("the example address of the documentation", async ({ page }) => {
  await page.goto("/categories/shoes?type=boots&type=clogs&color=rust&sale=1&sort=price-asc");
  await waitForHydration(page);
  await expect(page).toHaveTitle("Boots and clogs in rust, on sale, Skærgård");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(chips(page).getByRole("link")).toHaveCount(5);
  await chips(page).getByRole("link", { name: "Remove filter: On sale" }).click();
  await expect(count(page)).toHaveText("1 product");
  await expect(chips(page).getByRole("link", { name: "Remove filter: Rust" })).toBeVisible();
});

test("search results can be filtered and ordered from four on", async ({ page }) => {
  await page.goto("/search?q=rubber&sale=1&sort=price-desc");
  await waitForHydration(page);
  await expect(count(page)).toHaveText("2 products for “rubber”");
  await expect(page).toHaveTitle("rubber: products, on sale, search, Skærgård");
  expect(await names(page)).toEqual(["Fisher Beanie", "Two-Strap Sandal"]);
  await page.getByRole("button", { name: "Filter 1 chosen" }).click();
  await page.getByRole("checkbox", { name: /^On sale/ }).click();
  await expect(count(page)).toHaveText("4 products for “rubber”");
  await expect(page).toHaveURL("/search?q=rubber&sort=price-desc");
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("sandal");
  await page.getByRole("searchbox").press("Enter");
  await expect(count(page)).toHaveText("2 products for “sandal”");
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveCount(0);
  await page.goto("/search?q=sandal&sale=1");
  await expect(count(page)).toHaveText("2 products for “sandal”");
});
