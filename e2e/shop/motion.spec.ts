import { expect, open, type Page, test } from "../support/test.ts";

/** Records every element that moves, grows or shrinks from now on. */
function recordMovements(page: Page) {
  return page.evaluateHandle(() => {
    const moved: string[] = [];
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if (!/^(?:trans|scale)/.test(propertyName) || !(target instanceof Element)) return;
      moved.push(`${propertyName} of ${target.localName}`);
    });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...effect) {
      moved.push(`travel of ${this.localName}`);
      return animate.apply(this, effect);
    };
    return moved;
  });
}

/** Counts time-based and scroll-driven animations separately. */
function countAnimations(page: Page) {
  return page.evaluate(() => {
    const animations = document.getAnimations();
    const inTime = animations.filter(({ timeline }) => timeline === document.timeline).length;
    return { inTime, byScrolling: animations.length - inTime };
  });
}

/** Shows more products, opens a category page, sorts its list, and opens and closes its filters. */
async function visit(page: Page) {
  // Uses the keyboard, because hovering over a card would move its picture.
  await page.getByRole("button", { name: "Show More" }).press("Enter");
  await expect(page.getByRole("link", { name: "Quilted Felt Slipper" })).toBeFocused();
  await page
    .getByRole("link", { name: /^Shoes/ })
    .first()
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Shoes" })).toBeFocused();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Best rated");
  await page.getByRole("button", { name: "Filter" }).press("Enter");
  await page.getByRole("button", { name: /^Show \d+ products$/ }).press("Enter");
  await expect(page.getByRole("status").getByRole("paragraph")).toBeFocused();
}

test("new cards slide in, existing cards move to their positions, and all stop within a second", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  const moved = await recordMovements(page);
  await visit(page);
  await expect.poll(() => moved.jsonValue()).toContain("translate of li");
  expect(await moved.jsonValue()).toContain("travel of li");
  await expect.poll(async () => (await countAnimations(page)).inTime, { timeout: 1000 }).toBe(0);
});

test("scrolling enlarges the hero cards' pictures and draws the header's seam", async ({
  page,
}) => {
  await open(page, "/");
  const picture = page.getByRole("region", { name: "Departments" }).locator("[data-close]").first();
  const scale = () => picture.evaluate((element) => Number(getComputedStyle(element).scale));
  const seam = () =>
    page.getByRole("banner").evaluate((element) => getComputedStyle(element, "::after").clipPath);
  const unsewn = await seam();
  expect(await scale()).toBeCloseTo(0.6);
  const scrollTo = (name: string) =>
    page.getByRole("heading", { name }).evaluate((element) => element.scrollIntoView());
  await scrollTo("Departments");
  await expect.poll(scale).toBeGreaterThan(0.6);
  expect(await scale()).toBeLessThan(1);
  await expect.poll(seam).not.toBe(unsewn);
  await scrollTo("Trending Products");
  await expect.poll(scale).toBe(1);
  expect((await countAnimations(page)).inTime).toBe(0);
});

test("with reduced motion, nothing moves and the page jumps to the list", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const moved = await recordMovements(page);
  await visit(page);
  await expect(page.getByRole("article").first()).toBeInViewport();
  expect(await moved.jsonValue()).toEqual([]);
  await page.goBack();
  // Waits for the end of a transition that prevents taps on a closing panel (styles/panels.css).
  await expect.poll(() => countAnimations(page)).toEqual({ inTime: 0, byScrolling: 0 });
});

test("the header's and tiles' pictures grow while hovered or focused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  const tiles = page.getByRole("region", { name: "Explore" });
  for (const block of [
    page.getByRole("figure").filter({ hasText: "Cap" }),
    tiles.getByRole("listitem").filter({ hasText: "Caps" }),
  ]) {
    const size = () => block.locator("img").evaluate((img) => img.getBoundingClientRect().width);
    const before = await size();
    await block.getByRole("link").hover();
    await expect.poll(size).toBeGreaterThan(1.1 * before);
    await page.mouse.move(0, 0);
    await expect.poll(size).toBe(before);
    await page.keyboard.press("Tab");
    await block.getByRole("link").focus();
    await expect.poll(size).toBeGreaterThan(1.1 * before);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await size()).toBe(before);
    await page.emulateMedia({ reducedMotion: "no-preference" });
  }
});
