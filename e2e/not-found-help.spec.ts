import { expect, expectAccessible, test, waitForScript } from "./test.ts";

const near = [
  ["/serach", "Search", "/search"],
  ["/serach/", "Search", "/search"],
  ["/Search", "Search", "/search"],
  ["/Categories/clothes", "Clothes", "/categories/clothes"],
  ["/categorie/clothes", "Clothes", "/categories/clothes"],
  ["/clothes/women", "Clothes, women", "/categories/clothes/women"],
] as const;

for (const [name, viewport] of [
  ["phone", { width: 390, height: 844 }],
  ["wide screen", { width: 1280, height: 800 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const [address, label, target] of near) {
      test(`${address} is near ${target}`, async ({ page }) => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(404);
        await waitForScript(page);
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
        await expect(main.getByRole("link")).toHaveText([/Home Page/, label]);
        await expectAccessible(page);
        await main.getByRole("link", { name: label }).press("Enter");
        await expect(page).toHaveURL(target);
      });
    }

    for (const [address, label, target] of [
      ["/categories/Clothes", "Clothes", "/categories/clothes"],
      ["/categories/clothes/womens", "Clothes, women", "/categories/clothes/women"],
    ] as const) {
      test(`${address} is still a category page, and near ${target}`, async ({ page }) => {
        await page.goto(address);
        await waitForScript(page);
        await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
        await page.getByText("Did you mean").getByRole("link", { name: label }).click();
        await expect(page).toHaveURL(target);
      });
    }

    for (const address of ["/shop", "/shop/3", "/contact", "/login", "/categories", "/nowhere"]) {
      test(`${address}: no guess`, async ({ page }) => {
        await page.goto(address);
        await waitForScript(page);
        await expect(page.getByRole("main").getByRole("link")).toHaveText([/Home Page/]);
      });
    }

    test("nothing moves when the suggestion comes", async ({ page }) => {
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
      await page.goto("/categorie/accessories/women");
      await expect(page.getByRole("link", { name: "Accessories, women" })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);
    });
  });
}
