import { trending } from "../../app/content-fixture/products.ts";
import { visibleProducts } from "../../app/pages/home/trending/show-more.ts";
import { expect, open, type Page, test } from "../support/test.ts";

/** Names what starts to move from now on, in this order. On a busy machine, a movement starts again. */
function recordMovements(page: Page) {
  return page.evaluateHandle(() => {
    const names: string[] = [];
    const moving = new Set<Element>();
    document.addEventListener("transitionstart", ({ target, propertyName, pseudoElement }) => {
      const moves = propertyName.startsWith("trans") || pseudoElement !== "";
      if (!moves || !(target instanceof Element) || moving.has(target)) return;
      moving.add(target);
      names.push(target.localName + pseudoElement);
    });
    return names;
  });
}

/** Waits until what is about to move has started. */
function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** All that Show More reveals. */
const revealed = trending.slice(visibleProducts.initial).map(() => "li");

for (const [reducedMotion, moved, heading, behavior] of [
  ["no-preference", [...revealed, "section"], ["a::after", "img"], "smooth"],
  ["reduce", [], [], "instant"],
] as const) {
  test(`what is revealed, a heading's picture, lines under links and a list move into place (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/");
    const movements = await recordMovements(page);
    // By keyboard, since a mouse would move the picture of the card that it points at.
    const showMore = page.getByRole("button", { name: "Show More" });
    while (await showMore.isVisible()) await showMore.press("Enter");
    await waitForFrames(page);
    await expect.poll(() => movements.jsonValue()).toEqual(moved);
    await page.getByRole("region", { name: "Explore" }).getByRole("link").first().press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Shoes" })).toBeVisible();
    await waitForFrames(page);
    await expect.poll(() => movements.jsonValue()).toEqual([...moved, ...heading]);
    await page.goBack();
    await page.goForward();
    await waitForFrames(page);
    expect(await movements.jsonValue()).toEqual([...moved, ...heading]);
    await page.getByRole("button", { name: "Filter" }).press("Enter");
    await page.evaluate(() => {
      window.scrollBy = (options) =>
        document.body.setAttribute("data-behavior", Object(options).behavior);
    });
    await page.getByRole("button", { name: /^Show \d+ products$/ }).press("Enter");
    await expect(page.locator("body")).toHaveAttribute("data-behavior", behavior);
  });
}

/** `--camel` in both schemes: Firefox takes that of the system. */
const camel = /^rgb\((?:232, 181, 77|217, 165, 60)\)$/;

/** Whether the first tile has its backdrop under its picture as under its name. */
async function hasBackdrop(page: Page): Promise<boolean> {
  const tile = page.getByRole("region", { name: "Explore" }).getByRole("listitem").first();
  const colors = await tile.evaluate((element) =>
    [element, element.firstElementChild ?? element].map(
      (part) => getComputedStyle(part).backgroundColor,
    ),
  );
  return colors.every((color) => camel.test(color));
}

test("a tile takes its backdrop when pointed at or focused", async ({ page }) => {
  await page.goto("/");
  const tile = page.getByRole("region", { name: "Explore" }).getByRole("link").first();
  expect(await hasBackdrop(page)).toBe(false);
  const picture = page
    .getByRole("region", { name: "Explore" })
    .locator("li > :first-child")
    .first();
  await expect(picture).toHaveCSS("transition-property", "background-color, color");
  await tile.hover();
  await expect.poll(() => hasBackdrop(page)).toBe(true);
  const arrow = page.getByRole("region", { name: "Explore" }).locator("li > svg").first();
  await expect(arrow).toHaveCSS("transform", "matrix(1, 0, 0, 1, 4.8, 0)");
  await page.mouse.move(0, 0);
  await expect.poll(() => hasBackdrop(page)).toBe(false);
  await page.getByRole("link", { name: "Browse Project" }).press("Tab");
  await expect(tile).toBeFocused();
  await expect.poll(() => hasBackdrop(page)).toBe(true);
});

test.describe("on a touch screen", { tag: "@chromium" }, () => {
  test.use({ hasTouch: true, isMobile: true });

  test("a tile takes its backdrop while pressed", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("region", { name: "Explore" }).getByRole("link").first().hover();
    expect(await hasBackdrop(page)).toBe(false);
    await page.mouse.down();
    await expect.poll(() => hasBackdrop(page)).toBe(true);
  });
});
