import { expect, type Page, scrollPosition, test, waitForScript } from "./test.ts";

const widths = [
  ["phone", { width: 390, height: 844 }],
  ["wide screen", { width: 1280, height: 800 }],
] as const;

/** Scrolls an element into the middle of the window and says how far down the page then is. */
async function scrollTo(page: Page, name: string): Promise<number> {
  const link = page.getByRole("main").getByRole("link", { name });
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return scrollPosition(page);
}

for (const [name, viewport] of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const reload of [false, true]) {
      const after = reload ? "after a full reload" : "after a navigation inside the page";

      test(`Back finds the filters, the scroll position and the focus, ${after}`, async ({
        page,
      }) => {
        await page.goto("/categories/clothes?sale=1&sort=price-desc");
        await waitForScript(page);
        await expect(page.getByRole("article")).toHaveCount(3);
        const top = await scrollTo(page, "Oxford Button-Down Shirt");
        expect(top).toBeGreaterThan(0);
        await page.getByRole("link", { name: "Oxford Button-Down Shirt" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        expect(await scrollPosition(page)).toBe(0);
        if (reload) await page.reload();
        await page.goBack();
        if (reload) await page.reload();
        await expect(page).toHaveURL("/categories/clothes?sale=1&sort=price-desc");
        await expect(page.getByRole("article")).toHaveCount(3);
        await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("price-desc");
        await expect(page.getByRole("link", { name: "Oxford Button-Down Shirt" })).toBeFocused();
        await expect.poll(() => scrollPosition(page)).toBe(top);
      });

      test(`Back finds the revealed products of Trending, ${after}`, async ({ page }) => {
        await page.goto("/");
        await waitForScript(page);
        await page.getByRole("button", { name: "Show More" }).press("Enter");
        await expect(
          page.getByRole("region", { name: "Trending Products" }).getByRole("article"),
        ).toHaveCount(10);
        const top = await scrollTo(page, "Round Wire Sunglasses");
        await page.getByRole("link", { name: "Round Wire Sunglasses" }).press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        expect(await scrollPosition(page)).toBe(0);
        await page.goBack();
        if (reload) await page.reload();
        await expect(
          page.getByRole("region", { name: "Trending Products" }).getByRole("article"),
        ).toHaveCount(10);
        await expect(page.getByRole("link", { name: "Round Wire Sunglasses" })).toBeFocused();
        await expect.poll(() => scrollPosition(page)).toBe(top);
      });

      test(`Back and Forward find the search and what was being typed, ${after}`, async ({
        page,
      }) => {
        await page.goto("/search");
        await waitForScript(page);
        const box = page.getByRole("searchbox");
        await box.fill("cotton");
        await box.press("Enter");
        await expect(page.getByRole("article")).toHaveCount(4);
        const top = await scrollTo(page, "Canvas Rucksack");
        await page.getByRole("link", { name: "Canvas Rucksack" }).press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
        await page.goBack();
        if (reload) await page.reload();
        await expect(page.getByRole("article")).toHaveCount(4);
        await expect(box).toHaveValue("cotton");
        await expect(page.getByRole("link", { name: "Canvas Rucksack" })).toBeFocused();
        await expect.poll(() => scrollPosition(page)).toBe(top);
        await box.fill("leather b");
        await page.getByRole("link", { name: "Log in" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
        await page.goBack();
        if (reload) await page.reload();
        await expect(box).toHaveValue("leather b");
        await expect(page.getByRole("status")).toHaveText("4 products for “cotton”");
        await page.goForward();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      });
    }

    test("Back undoes one filter at a time, and the box that was ticked keeps the focus", async ({
      page,
    }) => {
      await page.goto("/categories/clothes");
      await waitForScript(page);
      await page.getByRole("button", { name: "Filter" }).press("Enter");
      const jeans = page.getByRole("checkbox", { name: /^Jeans/ });
      const dresses = page.getByRole("checkbox", { name: /^Dresses/ });
      await jeans.press("Space");
      await dresses.press("Space");
      await expect(page).toHaveURL("/categories/clothes?type=dresses&type=jeans");
      await page.goBack();
      await expect(page).toHaveURL("/categories/clothes?type=jeans");
      await expect(dresses).not.toBeChecked();
      await expect(dresses).toBeFocused();
      await page.goBack();
      await expect(jeans).not.toBeChecked();
      await expect(page.getByRole("main").getByRole("status")).toHaveText("6 products");
      await page.goForward();
      await page.goForward();
      await expect(jeans).toBeChecked();
      await expect(dresses).toBeChecked();
      await expect(page.getByRole("main").getByRole("status")).toHaveText("2 products");
    });

    test("new navigations start at the top, with the focus on the heading", async ({ page }) => {
      await page.goto("/categories/clothes");
      await waitForScript(page);
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect.poll(() => scrollPosition(page)).toBe(0);
    });
  });
}
