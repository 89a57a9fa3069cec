import type { Page } from "@playwright/test";

/**
 * Records the headings that are visible in each frame, so a test can detect a heading that flashes. If the selector
 * includes `title`, also records the document's title. Call this function before opening the page.
 */
export async function recordHeadings(page: Page, selector: string): Promise<void> {
  await page.addInitScript((headings) => {
    const seen = new Set<string>();
    requestAnimationFrame(function look() {
      const visible = [...document.querySelectorAll(headings)].filter(
        (one) => one.localName === "title" || one.checkVisibility({ visibilityProperty: true }),
      );
      // Firefox runs this callback even before the style sheet has arrived and anything is painted.
      if (visible.length > 0 && document.styleSheets.length > 0) {
        seen.add(visible.map(({ textContent }) => textContent).join());
        document.documentElement.dataset.seen = [...seen].join("\n");
      }
      requestAnimationFrame(look);
    });
  }, selector);
}

/** Returns the recorded combinations of headings in order of appearance, without duplicates. */
export async function headingsSeen(page: Page): Promise<readonly string[]> {
  return ((await page.locator("html").getAttribute("data-seen")) ?? "").split("\n");
}
