import { expect, expectAccessible, type Page, test, waitForScript } from "./test.ts";

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

    test("by pointer: ticking applies at once, is announced, and each count comes true", async ({
      page,
    }) => {
      await page.goto("/categories/clothes");
      await waitForScript(page);
      const button = page.getByRole("button", { name: "Filter" });
      await button.click();
      const panel = page.getByRole("form", { name: "Filter clothes" });
      await expect(panel.getByRole("group")).toHaveCount(2);
      await expect(panel.getByRole("group", { name: "Colour" })).toHaveCount(0);

      const outerwear = panel.getByRole("checkbox", { name: "Outerwear, 2 products" });
      await outerwear.click();
      await expect(outerwear).toBeChecked();
      await expect(outerwear).toBeFocused();
      await expect(count(page)).toHaveText("2 products");
      await expect(page).toHaveURL("/categories/clothes?type=outerwear");
      await expect(page).toHaveTitle("Outerwear, Hemline");

      await panel.getByRole("checkbox", { name: "Dresses, 3 products" }).click();
      await expect(count(page)).toHaveText("3 products");
      await panel.getByRole("checkbox", { name: "On sale, 2 products" }).click();
      await expect(count(page)).toHaveText("2 products");
      await expect(page).toHaveURL("/categories/clothes?type=dresses&type=outerwear&sale=1");
      await expect(page).toHaveTitle("Dresses and outerwear, on sale, Hemline");
      await expect(panel.getByRole("checkbox", { name: /^Jeans/ })).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("clothes");

      await panel.getByRole("button", { name: "Show 2 products" }).click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole("button", { name: "Filter 3 chosen" })).toBeFocused();
      expect(await names(page)).toEqual(["Bias-Cut Slip Dress", "Wool Car Coat"]);

      await chips(page).getByRole("link", { name: "Remove filter: Outerwear" }).click();
      await expect(count(page)).toHaveText("1 product");
      await chips(page).getByRole("link", { name: "Clear all" }).click();
      await expect(count(page)).toHaveText("6 products");
      await expect(page).toHaveURL("/categories/clothes");
      await expect(chips(page)).toHaveCount(0);
    });

    test("by keyboard: panel, options, chips and order, without losing the focus", async ({
      page,
    }) => {
      await page.goto("/categories/clothes");
      await waitForScript(page);
      const button = page.getByRole("button", { name: "Filter" });
      const panel = page.getByRole("form", { name: "Filter clothes" });
      await button.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Tab");
      const dresses = panel.getByRole("checkbox", { name: /^Dresses/ });
      await expect(dresses).toBeFocused();
      await page.keyboard.press("Space");
      await expect(dresses).toBeChecked();
      await expect(dresses).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await expect(count(page)).toHaveText("2 products");
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();

      await chips(page).getByRole("link", { name: "Remove filter: Dresses" }).press("Enter");
      await expect(chips(page).getByRole("link", { name: "Remove filter: Jeans" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(count(page)).toHaveText("6 products");
      await expect(button).toBeFocused();

      await page.keyboard.press("Tab");
      const order = page.getByRole("combobox", { name: "Order" });
      await expect(order).toBeFocused();
      await order.selectOption("Price, low to high");
      await expect(page).toHaveURL("/categories/clothes?sort=price-asc");
      await expect(order).toBeFocused();
      expect((await names(page))[0]).toBe("Heavyweight Cotton Tee");
      await order.selectOption("Best rated");
      expect((await names(page))[0]).toBe("Wool Car Coat");
      await order.selectOption("Biggest saving");
      expect((await names(page))[0]).toBe("Bias-Cut Slip Dress");
      await order.selectOption("Featured");
      await expect(page).toHaveURL("/categories/clothes");
      await page.goBack();
      await expect(page).toHaveURL("/categories/clothes");
      await page.goBack();
      await expect(page).toHaveURL("/categories/clothes?type=jeans");
    });

    test("the focus that leaves the panel by key closes it", async ({ page }) => {
      await page.goto("/categories/accessories");
      await waitForScript(page);
      await page.getByRole("button", { name: "Filter" }).press("Enter");
      const panel = page.getByRole("form", { name: "Filter accessories" });
      await panel.getByRole("button", { name: "Close" }).focus();
      await page.keyboard.press("Shift+Tab");
      await expect(panel).toBeHidden();
      await page.getByRole("button", { name: "Filter" }).click();
      await panel.getByRole("checkbox", { name: /^Bags/ }).click();
      await panel.getByRole("link", { name: "Clear all" }).click();
      await expect(panel.getByRole("checkbox", { name: /^Bags/ })).not.toBeChecked();
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(panel).toBeHidden();
    });

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

    for (const scheme of ["light", "dark"] as const) {
      test(`in the ${scheme} scheme, axe finds nothing with the panel open or closed`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.goto("/categories/clothes?type=dresses&sale=1");
        await waitForScript(page);
        await expect(chips(page)).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("button", { name: "Filter 2 chosen" }).click();
        await expect(page.getByRole("form", { name: "Filter clothes" })).toBeVisible();
        await expectAccessible(page);
      });

      test(`in the ${scheme} scheme, axe finds nothing on filtered results`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.goto("/search?q=cotton&sale=1");
        await waitForScript(page);
        await page.getByRole("button", { name: "Filter 1 chosen" }).click();
        await expect(page.getByRole("form", { name: "Filter results" })).toBeVisible();
        await expectAccessible(page);
      });
    }

    test("without JavaScript the controls are absent and the whole list is there", async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport });
      await page.goto(`${baseURL}/categories/clothes?type=dresses&sort=price-asc`);
      await expect(page.getByRole("article")).toHaveCount(6);
      await expect(page.getByRole("button", { name: "Filter" })).toBeHidden();
      await expect(page.getByRole("combobox")).toBeHidden();
      await page.close();
    });
  });
}

test("at 320 pixels nothing scrolls sideways and every control is 44 pixels high", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/categories/clothes?type=outerwear&type=t-shirts&sale=1");
  await waitForScript(page);
  await expect(chips(page)).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await page.getByRole("button", { name: "Filter" }).click();
  const panel = page.getByRole("form", { name: "Filter clothes" });
  expect(await panel.evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  const controls = [
    ...(await chips(page).getByRole("link").all()),
    ...(await panel.getByRole("button").all()),
    page.getByRole("button", { name: "Filter" }),
    page.getByRole("combobox", { name: "Order" }),
  ];
  for (const control of controls) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
