import { expect, type Page, test, waitForScript } from "./test.ts";

const widths = [
  ["phone", { width: 390, height: 844 }],
  ["wide screen", { width: 1280, height: 800 }],
] as const;

const count = (page: Page) => page.getByRole("main").getByRole("status");
const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });

/** Everything that moves while the page loads, as the browser itself measures it. */
async function measureShift(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address);
  await waitForScript(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  return page.evaluate(() => Reflect.get(window, "shift"));
}

for (const [name, viewport] of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("filters and order go along to a gender, and a gender with nothing is no link", async ({
      page,
    }) => {
      await page.goto("/categories/clothes?type=dresses&type=jeans&sort=price-asc");
      await waitForScript(page);
      const genders = page.getByRole("navigation", { name: "Gender" });
      await expect(genders.getByRole("link")).toHaveCount(2);
      await expect(genders).toContainText("Men, 0 products");
      await genders.getByRole("link", { name: /^Women/ }).click();
      await expect(page).toHaveURL(
        "/categories/clothes/women?type=dresses&type=jeans&sort=price-asc",
      );
      await expect(page).toHaveTitle("Dresses and jeans, women, Hemline");
      await expect(count(page)).toHaveText("2 products");
      expect(await names(page)).toEqual(["Straight-Leg Jeans", "Bias-Cut Slip Dress"]);
    });

    test("a list that no facet divides has no Filter button", async ({ page }) => {
      await page.goto("/categories/clothes/men");
      await waitForScript(page);
      await expect(page.getByRole("combobox", { name: "Order" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Filter" })).toHaveCount(0);
      await page.goto("/categories/clothes/unisex");
      await waitForScript(page);
      await expect(page.getByRole("combobox", { name: "Order" })).toHaveCount(0);
    });

    test("where filters leave nothing, fewer are offered, if fewer find something", async ({
      page,
    }) => {
      await page.goto("/categories/accessories/men?sale=1&type=bags");
      await expect(page.getByText("With fewer of the filters above there is more.")).toBeVisible();
      await page.getByRole("link", { name: "Clear all" }).last().click();
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.goto("/categories/clothes/kids?type=dresses");
      await expect(page.getByText("The links above all lead on.")).toBeVisible();
    });

    test("a link with filters and an order shows nothing else first, and nothing moves", async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const look = () => {
          const visible = [...document.querySelectorAll("article h2")].filter((heading) =>
            heading.checkVisibility({ visibilityProperty: true }),
          );
          if (visible.length > 0) seen.push(visible.map((heading) => heading.textContent).join());
          requestAnimationFrame(look);
        };
        look();
      });
      const shift = await measureShift(
        page,
        "/categories/clothes?type=dresses&type=jeans&type=hats&sort=price-asc&page=2",
      );
      expect(shift).toBe(0);
      const seen: string[] = await page.evaluate(() => Reflect.get(window, "seen"));
      expect(new Set(seen)).toEqual(new Set(["Straight-Leg Jeans,Bias-Cut Slip Dress"]));
      await expect(page).toHaveTitle("Dresses and jeans, Hemline");
    });

    test("the example address of the documentation", async ({ page }) => {
      await page.goto(
        "/categories/clothes?type=dresses&type=jeans&colour=indigo&sale=1&sort=price-asc",
      );
      await waitForScript(page);
      await expect(page).toHaveTitle("Dresses and jeans in indigo, on sale, Hemline");
      await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
      await expect(chips(page).getByRole("link")).toHaveCount(5);
      await chips(page).getByRole("link", { name: "Remove filter: On sale" }).click();
      await expect(count(page)).toHaveText("1 product");
      await expect(chips(page).getByRole("link", { name: "Remove filter: Indigo" })).toBeVisible();
    });

    test("the results of a search are filtered and ordered when there are four or more", async ({
      page,
    }) => {
      await page.goto("/search?q=cotton&sale=1&sort=price-desc");
      await waitForScript(page);
      await expect(count(page)).toHaveText("2 products for “cotton”");
      await expect(page).toHaveTitle("cotton: products, on sale, search, Hemline");
      expect(await names(page)).toEqual(["Canvas Rucksack", "Oxford Button-Down Shirt"]);
      await page.getByRole("button", { name: "Filter 1 chosen" }).click();
      await page.getByRole("checkbox", { name: /^On sale/ }).click();
      await expect(count(page)).toHaveText("4 products for “cotton”");
      await expect(page).toHaveURL("/search?q=cotton&sort=price-desc");
      await page.keyboard.press("Escape");
      await page.getByRole("searchbox").fill("shirt");
      await page.getByRole("searchbox").press("Enter");
      await expect(count(page)).toHaveText("2 products for “shirt”");
      await expect(page.getByRole("combobox", { name: "Order" })).toHaveCount(0);
      await page.goto("/search?q=shirt&sale=1");
      await expect(count(page)).toHaveText("2 products for “shirt”");
    });
  });
}
