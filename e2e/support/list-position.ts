import { expect, type Page } from "./test.ts";

/** Whether nothing else covers a point of an element, over the first of two cards. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 4, top + height / 2));
}

/** How far above the list, or the bar that it begins with, the header ends. */
export async function gapUnderHeader(page: Page): Promise<number> {
  const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  const bar = page.locator("main > [data-list]").first();
  const above = await bar.evaluate((e) => e.previousElementSibling?.getBoundingClientRect().bottom);
  return (above ?? 0) - height;
}

/** The list begins under the header, and its bar stays there; the cards pass below both. */
export async function expectListAtTop(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  const bar = page.locator("main > [data-list]").first();
  await expect.poll(() => gapUnderHeader(page)).toBeCloseTo(0, 0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => gapUnderHeader(page)).toBeLessThan(-100);
  expect((await bar.boundingBox())?.y).toBe((await header.boundingBox())?.height);
  // For a moment after the panel has closed, nothing takes a press.
  for (const sticky of [header, bar]) {
    await expect.poll(() => sticky.evaluate(isOnTop)).toBe(true);
  }
  // Where the list ends, its bar goes under the header.
  const footer = page.getByRole("contentinfo");
  await footer.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 70));
  expect(await header.evaluate(isOnTop)).toBe(true);
}
