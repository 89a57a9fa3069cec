import { expect, focusInPlace, open, type Page, scrollPosition, test } from "../support/test.ts";

/** The rest of what a card says: look/category.txt. */
test("a card shows a picture and its rating, and strikes the old price", async ({ page }) => {
  await open(page, "/categories/shoes");
  await expect(page.getByAltText("A clog in few colors")).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: "Knee-High Boot" });
  await expect(card.getByRole("heading")).toHaveCSS("hyphens", "auto");
  await expect(card.locator("s")).toHaveText("was $128");
  await expect(card.locator("s")).toHaveCSS("text-decoration-line", "line-through");
  await expect(card.getByText("4.7", { exact: true })).toBeVisible();
  // Neither the author nor, outside a search, the description.
  await expect(page.getByText("admin")).toHaveCount(0);
  await expect(page.getByText("dense 240-gram felt")).toHaveCount(0);
});

/** Where the cards and the end of the page are, wherever it is scrolled to. */
function cardsAndFooter(page: Page) {
  return page.locator("article, footer").evaluateAll((blocks) =>
    blocks.map((block) => {
      const { x, y, width, height } = block.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );
}

// Firefox anchors the scroll position to a picture, and a hovered card moves its own.
test("pointing at a card does not scroll the page, and all of it is the link", async ({ page }) => {
  await open(page, "/categories/shoes");
  const card = page.getByRole("article").filter({ hasText: "Knee-High Boot" });
  const link = card.getByRole("link");
  await expect(link).toHaveCSS("text-decoration-color", "rgba(0, 0, 0, 0)");
  // A card higher than the screen shows its focus by its name's underline, too.
  await focusInPlace(link);
  await expect(link).not.toHaveCSS("text-decoration-color", "rgba(0, 0, 0, 0)");
  await page.mouse.move(0, 0);
  const left = await card.evaluate((element) => {
    const box = element.getBoundingClientRect();
    window.scrollBy(0, box.top + box.height / 4);
    return box.left;
  });
  const scrolled = await scrollPosition(page);
  await page.mouse.move(left + 100, 150);
  await expect(card.locator("img")).toHaveCSS("scale", "2");
  expect(await scrollPosition(page)).toBe(scrolled);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL("/shop/4");
});

for (const [what, options, scale, width] of [
  ["comes closer", {}, "2", 640],
  ["stays whole (motion: reduce)", { contextOptions: { reducedMotion: "reduce" } }, "none", 480],
  ["stays whole on a touch screen @chromium", { hasTouch: true, isMobile: true }, "none", 480],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width: 1280, height: 800 }, ...options });

    test(`a card that is pointed at or focused ${what}, and nothing else moves`, async ({
      page,
    }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/product-png-640/, (route) => released.then(() => route.continue()));
      await open(page, "/categories/shoes");
      const card = page.getByRole("article").filter({ hasText: "Knee-High Boot" });
      const picture = card.locator("img");
      const sizes = (await picture.getAttribute("sizes")) ?? "";
      const positions = await cardsAndFooter(page);
      // The picture of its page is fetched at the same moment.
      const prefetched = page.waitForRequest(/harbour/);
      await card.hover();
      await prefetched;
      await expect(picture).toHaveCSS("scale", scale);
      await expect(picture.locator("..")).toHaveCSS("overflow", "clip");
      expect(await cardsAndFooter(page)).toEqual(positions);
      // The small file stays until the large one can be shown.
      await expect(picture).toHaveAttribute("sizes", sizes);
      release();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toContain(`product-png-${width}`);
      await page.mouse.move(0, 0);
      await expect(picture).toHaveCSS("scale", "none");
      await page.getByRole("link", { name: "Alder Deck Clogs" }).press("Tab");
      await expect(card.getByRole("link")).toBeFocused();
      // Its ring has two tones: one of them can be seen on any picture.
      const shadow = await card
        .getByRole("link")
        .evaluate((link) => getComputedStyle(link, "::after").boxShadow);
      expect(shadow).toContain("inset");
      await expect(picture).toHaveCSS("scale", scale);
      expect(await cardsAndFooter(page)).toEqual(positions);
    });
  });
}
