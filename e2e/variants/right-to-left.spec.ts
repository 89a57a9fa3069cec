import { expectAccessible } from "../support/accessibility.ts";
import { subfolder } from "../support/builds.ts";
import { expectToFit } from "../support/fit.ts";
import { expectLook } from "../support/look.ts";
import { expect, type Locator, open, scrollPosition, test } from "../support/test.ts";
import { site } from "../test-shops/hebrew/site.ts";

const { name } = site;

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function leftEdge(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? NaN;
}

test("the layout is mirrored; numbers, prices and the name in the footer are not", async ({
  page,
}) => {
  await open(page, subfolder);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const header = page.getByRole("banner");
  const search = header.getByRole("link", { name: "חיפוש" });
  expect(await leftEdge(header.getByRole("link", { name }))).toBeGreaterThan(
    await leftEdge(search),
  );
  await expect(page.getByRole("link", { name: "לחנות" }).locator("svg")).toHaveCSS("scale", "-1 1");
  await expect(page.locator("[data-star=half]").first()).toHaveCSS("background-image", /-90deg/);
  const days = page.getByRole("timer").locator("[data-number]").first();
  await expect(days).toHaveCSS("direction", "ltr");
  await expect(page.getByRole("contentinfo").locator("svg text")).toHaveCSS("direction", "ltr");
  await open(page, `${subfolder}categories/בגדים/גברים`);
  await expect(page.getByRole("main").locator("bdi").first()).toHaveText(
    /^\u200F189\.90\u00A0\u200F₪$/,
  );
});

test("headings, counts and reductions use the language's grammatical forms", async ({ page }) => {
  await open(page, `${subfolder}categories/בגדים/גברים`);
  await expect(page).toHaveTitle(`בגדים, גברים, ${name}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toContainText("גברים, שני מוצרים");
  await main.getByRole("link", { name: /^נשים/ }).click();
  await expect(main.getByRole("status")).toContainText("נשים, מוצר אחד");
  await expect(main.getByText("310\u00A0\u200F₪ הנחה")).toBeVisible();
  await open(page, `${subfolder}search?q=קל`);
  await expect(main.getByRole("status")).toHaveText("4 מוצרים עבור „קל”");
});

test("by keyboard, the filters open at the left edge, and Back restores focus and position", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await open(page, `${subfolder}categories/בגדים`);
  const button = page.getByRole("main").getByRole("button", { name: "סינון" });
  await button.press("Enter");
  const panel = page.getByRole("form");
  await expect(panel).toBeVisible();
  expect(await leftEdge(panel)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  const link = page.getByRole("main").getByRole("link").nth(-2);
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(0);
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(position);
});

test.describe("at every width", () => {
  // After a resize, Chromium preloads a picture in its new size but still shows the old size, and logs this warning.
  test.use({ expectedErrors: /was preloaded using link preload but not used/ });

  test("every kind of page fits the screen, and a category is accessible", async ({ page }) => {
    for (const path of ["", "categories/בגדים", "search", "search?q=קל", "login"]) {
      await open(page, subfolder + path);
      // Accessibility rules do not depend on the text direction, so checking one page is enough.
      if (path.startsWith("categories")) await expectAccessible(page);
      await expectToFit(page, [320, 768, 1440]);
      await expectToFit(page, [320], "enlarged");
    }
  });
});

test("a category looks as in e2e/variants/look", async ({ page }) => {
  await open(page, `${subfolder}categories/בגדים`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectLook(page, `category ${width}`);
  }
});
