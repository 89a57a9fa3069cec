import { expect, type Page } from "./test.ts";

/** Fails if a link or a control is smaller than this, in pixels. A stretched link is its card. */
export async function expectTargets(page: Page, least: number): Promise<void> {
  const small = await page.evaluate((size) => {
    const controls = "a, button, select, input:not([type=checkbox]), label:has(input)";
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const target = control.matches(".stretched-link") ? control.closest("article, li") : control;
      const { width, height } = (target ?? control).getBoundingClientRect();
      // Layout rounds to a 64th of a pixel.
      if (Math.min(width, height) > size - 0.1) return [];
      return [`${control.textContent}: ${width} by ${height}`];
    });
  }, least);
  expect(small).toEqual([]);
}
