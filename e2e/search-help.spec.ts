import { expect, expectAccessible, test, waitForScript } from "./test.ts";

const widths = [
  ["phone", { width: 390, height: 844 }],
  ["wide screen", { width: 1280, height: 800 }],
] as const;

for (const [name, viewport] of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("a mistyped word: no products found, and the word that was meant as a link", async ({
      page,
    }) => {
      await page.goto("/search?q=shrit");
      await waitForScript(page);
      await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
      await expect(page.getByText("Did you mean shirt?")).toBeVisible();
      await page.getByRole("link", { name: "shirt", exact: true }).click();
      await expect(page).toHaveURL("/search?q=shirt");
      await expect(page.getByRole("searchbox")).toHaveValue("shirt");
      await expect(page.getByRole("main").getByRole("status")).toHaveText("2 products for “shirt”");
    });

    for (const [typed, meant] of [
      ["jéans", "jeans"],
      ["bags", "bag"],
      ["lether bag", "leather bag"],
    ] as const) {
      test(`${typed}: did you mean ${meant}?`, async ({ page }) => {
        await page.goto(`/search?q=${encodeURIComponent(typed)}`);
        await waitForScript(page);
        await page.getByRole("main").getByRole("link", { name: meant, exact: true }).press("Enter");
        await expect(page.getByRole("searchbox")).toHaveValue(meant);
        await expect(page.getByRole("article").first()).toBeVisible();
      });
    }

    test("nothing near: no suggestion, but ways on", async ({ page }) => {
      await page.goto("/search?q=xyzzy");
      await waitForScript(page);
      await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
      await expect(page.getByText("Did you mean")).toHaveCount(0);
      await expect(page.getByRole("article")).toHaveCount(0);
      await page.getByRole("main").getByRole("link", { name: "Clothes" }).click();
      await expect(page).toHaveURL("/categories/clothes");
    });

    test("a query that is too short is told so, as before", async ({ page }) => {
      await page.goto("/search?q=ba");
      await waitForScript(page);
      await expect(page.getByText("A search takes at least 3 characters.")).toBeVisible();
      await expect(page.getByText("Did you mean")).toHaveCount(0);
    });

    test("words that name a gender or a kind lead to the page that shows it", async ({ page }) => {
      await page.goto("/search?q=women");
      await waitForScript(page);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "Accessories, women" })).toBeVisible();
      await main.getByRole("link", { name: "Clothes, women" }).click();
      await expect(page).toHaveURL("/categories/clothes/women");
      await page.goto("/search?q=dress");
      await waitForScript(page);
      await main.getByRole("link", { name: "Dresses", exact: true }).click();
      await expect(page).toHaveURL("/categories/clothes?type=dresses");
      await expect(page.getByRole("article")).toHaveCount(1);
    });

    test("the / key can be switched off, and stays off", async ({ page }) => {
      await page.goto("/search");
      await waitForScript(page);
      const box = page.getByRole("checkbox", { name: "The / key opens the search" });
      await expect(box).toBeChecked();
      await box.uncheck();
      await page.reload();
      await waitForScript(page);
      await expect(box).not.toBeChecked();
      await page.goto("/categories/clothes");
      await waitForScript(page);
      await page.keyboard.press("/");
      await page.getByRole("link", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL("/search");
      await page.keyboard.press("/");
      await expect(page.getByRole("searchbox")).not.toBeFocused();
      await box.check();
      await page.keyboard.press("/");
      await expect(page.getByRole("searchbox")).toBeFocused();
    });

    test("/ leads to the search from any page, but not while something is typed", async ({
      page,
    }) => {
      await page.goto("/categories/clothes");
      await waitForScript(page);
      await page.keyboard.press("/");
      await expect(page).toHaveURL("/search");
      const box = page.getByRole("searchbox");
      await expect(box).toBeFocused();
      await expect(box).toHaveValue("");
      await page.keyboard.type("1/2");
      await expect(box).toHaveValue("1/2");
      await page.keyboard.press("Escape");
      await expect(box).toHaveValue("");
      await expect(box).toBeFocused();
      await page.getByRole("button", { name: "Search" }).focus();
      await page.keyboard.press("/");
      await expect(box).toBeFocused();
      await page.keyboard.type("wool");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/search?q=wool");
    });

    for (const scheme of ["light", "dark"] as const) {
      test(`in the ${scheme} scheme axe finds nothing`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.goto("/search?q=women+shrit");
        await waitForScript(page);
        await expect(page.getByText("Did you mean shirt?")).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
}
