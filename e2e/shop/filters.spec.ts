import { shiftsOf } from "../support/layout-shift.ts";
import { expectListAtTop } from "../support/list-position.ts";
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
const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });

test("panel, chips and order apply at once, announced, and keep focus", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/categories/shoes");
  await page.evaluate(() => scrollTo(0, 120));
  const button = page.getByRole("button", { name: "Filter" });
  const panel = page.getByRole("form", { name: "Filter Shoes" });
  // Closed, it is below the screen.
  await expect(page.locator("#filters")).toHaveCSS("translate", "0px 100%");
  // Firefox would restore what was ticked for another address.
  await expect(
    page.locator("#filters, select").and(page.locator("[autocomplete=off]")),
  ).toHaveCount(2);
  await button.press("Enter");
  await expect(panel).toBeFocused();
  await expect(panel.getByRole("group")).toHaveCount(3);
  // The press that closes it does nothing else.
  await expect(page.getByRole("contentinfo")).toHaveCSS("pointer-events", "none");
  // It has more than fits.
  await page.setViewportSize({ ...phone, height: 520 });
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  const boots = panel.getByRole("checkbox", { name: "Boots, 1 product" });
  await expect(boots).toBeFocused();
  await page.setViewportSize(phone);
  await page.keyboard.press("Space");
  await expect(boots).toBeChecked();
  await expect(boots).toBeFocused();
  await expect(count(page)).toHaveText("1 product");
  await panel.getByRole("checkbox", { name: "Mules, 2 products" }).click();
  await panel.getByRole("checkbox", { name: "On sale, 2 products" }).click();
  await expect(count(page)).toHaveText("2 products");
  await expect(page).toHaveURL("/categories/shoes?type=boots&type=mules&sale=1");
  await expect(page).toHaveTitle("Boots and mules, on sale, Skærgård");
  expect(await scrollPosition(page)).toBe(120);
  await panel.getByRole("button", { name: "Show 2 products" }).click();
  await expect(panel).toBeHidden();
  await expect(count(page).getByRole("paragraph")).toBeFocused();
  await expectListAtTop(page);
  await expect(button).toHaveText("Filter3 chosen");
  expect(await names(page)).toEqual(["Knee-High Boot", "Wool-Lined Mule"]);

  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => scrollTo(0, 120));
  await focusInPlace(chips(page).getByRole("link", { name: "Remove filter: Mules" }));
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("1 product");
  expect(await scrollPosition(page)).toBe(120);
  await chips(page).getByRole("link", { name: "Clear all" }).press("Enter");
  await expect(count(page)).toHaveText("6 products");
  const order = page.getByRole("combobox", { name: "Sort by" });
  // Its arrow takes no press, and its label, on a phone for screen readers alone, covers nothing.
  const under = await order.evaluate((select) =>
    [select.previousElementSibling, select.nextElementSibling].map((sibling) => {
      const { x, y, width, height } = sibling?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.localName;
    }),
  );
  expect(under).toEqual(["select", "select"]);
  await order.selectOption("Best rated");
  await expect(page.getByRole("article").first()).toContainText("Wool-Lined Mule");
  await expect(page).toHaveURL("/categories/shoes?sort=rating");
  await order.selectOption("Featured");
  await expect(page).toHaveURL("/categories/shoes");
  expect(await scrollPosition(page)).toBeGreaterThan(0);
  await page.getByRole("link", { name: /^Women/ }).click();
  await order.selectOption("Best rated");
  await expect(page).toHaveURL("/categories/shoes/women?sort=rating");
  // Two chips, the orders of a list, through which arrow keys step, a gender and its order.
  expect(await page.evaluate(() => history.length)).toBe(entries + 5);
});

test("prices are in bands; gender links keep filters and order, or are text", async ({ page }) => {
  await open(page, "/categories/shoes?type=boots&type=clogs&sort=price-asc");
  await page.getByRole("button", { name: "Filter" }).click();
  const prices = page.getByRole("group", { name: "Price" });
  await prices.getByRole("checkbox", { name: "$50 to $100, 2 products" }).click();
  await page.keyboard.press("Escape");
  const genders = page.getByRole("navigation", { name: "Gender" });
  await expect(genders.getByRole("link")).toHaveCount(2);
  await expect(genders).toContainText("Men0, 0 products");
  await genders.getByRole("link", { name: /^Women/ }).click();
  await expect(page).toHaveURL(
    "/categories/shoes/women?type=boots&type=clogs&price=50-100&sort=price-asc",
  );
  await expect(page).toHaveTitle("Boots and clogs, $50 to $100, women, Skærgård");
  expect(await names(page)).toEqual(["Alder Deck Clogs", "Knee-High Boot"]);
});

test("filters without a match can be cleared; a short list has none", async ({ page }) => {
  await page.goto("/categories/caps/men?sale=1&type=beanies");
  await expect(page.getByText("No product matches all of these filters.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Men/ })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Clear all" }).last().click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveCount(0);
  // An empty list does not lead to itself.
  await page.goto("/categories/caps?color=rust&sale=1");
  const empty = page.getByRole("region", { name: "No products found" });
  await expect(empty.getByRole("link")).toHaveText(["Shoes", "Knit socks", "Trending"]);
  await page.goto("/categories/shoes/men");
  await expect(page.getByRole("combobox", { name: "Sort by" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Filter" })).toHaveCount(0);
});

test("an address with filters and an order never flashes another list", async ({ page }) => {
  await recordHeadings(page, "article h2");
  await open(page, "/categories/shoes?type=boots&type=clogs&type=hats&sort=price-asc&page=2");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  expect(await headingsSeen(page)).toEqual(["Alder Deck Clogs,Knee-High Boot"]);
});
