import { categories } from "#content/categories.ts";
import { products } from "#content/products.ts";
import { site } from "#content/site.ts";
import { texts } from "#content/texts.ts";
import { expect, open, test } from "../support/test.ts";
import { findTextNearCutOuts } from "../support/text-near-cut-outs.ts";

/** The minimum distance between text and the opaque pixels of a cut-out on the same backdrop, in pixels. */
const distance = 24;

const widths = [320, 390, 640, 820, 1024, 1440, 1920];

/** Color schemes and text sizes to test. Not every combination is needed, because the scheme changes only colors. */
const rounds = [
  { colorScheme: "light", letters: "100%" },
  { colorScheme: "dark", letters: "200%" },
] as const;

/** Addresses of every kind of page that shows text on a picture's backdrop. */
const paths = [
  "/",
  ...categories.flatMap(({ id, genders = [] }) => [
    `/categories/${id}`,
    `/categories/${id}?sale=1`,
    ...genders.map(({ gender }) => `/categories/${id}/${gender}`),
  ]),
  "/categories/unknown",
  "/search",
  `/search?q=${site.searchExamples[0]?.words}`,
  "/search?q=nothing",
  "/not-found",
];

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /was preloaded/ });

/**
 * True if the shop is still the template. In an owner's shop, the test only warns, because the distance between text
 * and the owner's pictures is a matter of taste.
 */
const isTemplate = site.name === "Hemline" && categories.length === 2 && products.length === 10;

test("no text comes near a cut-out on its backdrop", async ({ page }) => {
  const found: string[] = [];
  for (const path of paths) {
    await open(page, path);
    const more = page.getByRole("button", { name: texts.home.showMore });
    if (await more.isVisible()) {
      const cards = page.locator("[data-island=trending] article");
      const count = await cards.count();
      await more.click();
      await expect.poll(() => cards.count()).toBeGreaterThan(count);
    }
    await page.evaluate(() => {
      for (const image of document.images) image.loading = "eager";
    });
    await page.waitForFunction(() =>
      [...document.images].every(({ naturalWidth }) => naturalWidth),
    );
    for (const { colorScheme, letters } of rounds) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const near = await page.evaluate(findTextNearCutOuts, { distance });
        found.push(...near.map((text) => `${path}, ${width} wide, letters at ${letters}: ${text}`));
      }
    }
  }
  if (isTemplate) expect(found).toEqual([]);
  else for (const line of found) console.warn(`Warning: ${line}`);
});
