import { expect, open, type Page, test } from "../support/test.ts";

/** Records what moves, grows or shrinks from now on. */
function recordMovements(page: Page) {
  return page.evaluateHandle(() => {
    const moved: string[] = [];
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if (!/^(?:trans|scale)/.test(propertyName) || !(target instanceof Element)) return;
      moved.push(`${propertyName} of ${target.localName}`);
    });
    return moved;
  });
}

/** Shows more products, opens a category and its filters, and closes them again. */
async function visit(page: Page) {
  // By keyboard, since a mouse would move the picture of the card that it points at.
  await page.getByRole("button", { name: "Show More" }).press("Enter");
  await expect(page.getByRole("link", { name: "Quilted Felt Slipper" })).toBeFocused();
  await page
    .getByRole("link", { name: /^Shoes/ })
    .first()
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Shoes" })).toBeFocused();
  await page.getByRole("button", { name: "Filter" }).press("Enter");
  await page.getByRole("button", { name: /^Show \d+ products$/ }).press("Enter");
  await expect(page.getByRole("status").getByRole("paragraph")).toBeFocused();
}

test("what is revealed moves into place", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  const moved = await recordMovements(page);
  await visit(page);
  await expect.poll(() => moved.jsonValue()).not.toEqual([]);
});

test("with reduced motion nothing moves, and the list is reached at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const moved = await recordMovements(page);
  await visit(page);
  await expect(page.getByRole("article").first()).toBeInViewport();
  expect(await moved.jsonValue()).toEqual([]);
});

test("a tile changes its color while it is pointed at or focused", async ({ page }) => {
  await page.goto("/");
  const tile = page.getByRole("region", { name: "Explore" }).getByRole("listitem").first();
  const color = () => tile.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await color();
  await tile.getByRole("link").hover();
  await expect.poll(color).not.toBe(before);
  await page.mouse.move(0, 0);
  await expect.poll(color).toBe(before);
  await page.keyboard.press("Tab");
  await tile.getByRole("link").focus();
  await expect.poll(color).not.toBe(before);
});
