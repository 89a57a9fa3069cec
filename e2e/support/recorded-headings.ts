import type { Page } from "@playwright/test";

/**
 * Records at every frame which headings are visible, and the title if the selector includes it, so that
 * a test can tell what flashed by. Call it before opening the page.
 */
export async function recordHeadings(page: Page, selector: string): Promise<void> {
  await page.addInitScript((headings) => {
    const seen = new Set<string>();
    requestAnimationFrame(function look() {
      const visible = [...document.querySelectorAll(headings)].filter(
        (one) => one.localName === "title" || one.checkVisibility({ visibilityProperty: true }),
      );
      // Firefox runs this before its style sheet has arrived, when nothing is shown yet.
      if (visible.length > 0 && document.styleSheets.length > 0) {
        seen.add(visible.map(({ textContent }) => textContent).join());
        document.documentElement.dataset.seen = [...seen].join("\n");
      }
      requestAnimationFrame(look);
    });
  }, selector);
}

/** What was seen, each combination once, in order. */
export async function headingsSeen(page: Page): Promise<readonly string[]> {
  return ((await page.locator("html").getAttribute("data-seen")) ?? "").split("\n");
}
