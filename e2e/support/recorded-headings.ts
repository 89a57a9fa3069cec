import type { Page } from "@playwright/test";

/**
 * Records the visible headings of every frame, and the title if the selector includes it, so that a test can see
 * what flashed by. Call it before opening the page.
 */
export async function recordHeadings(page: Page, selector: string): Promise<void> {
  await page.addInitScript((headings) => {
    const seen = new Set<string>();
    requestAnimationFrame(function look() {
      const visible = [...document.querySelectorAll(headings)].filter(
        (one) => one.localName === "title" || one.checkVisibility({ visibilityProperty: true }),
      );
      // Firefox runs this before the style sheet has arrived, when nothing is visible yet.
      if (visible.length > 0 && document.styleSheets.length > 0) {
        seen.add(visible.map(({ textContent }) => textContent).join());
        document.documentElement.dataset.seen = [...seen].join("\n");
      }
      requestAnimationFrame(look);
    });
  }, selector);
}

/** Returns the recorded combinations of headings, in order, without duplicates. */
export async function headingsSeen(page: Page): Promise<readonly string[]> {
  return ((await page.locator("html").getAttribute("data-seen")) ?? "").split("\n");
}
