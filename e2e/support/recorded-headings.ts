import type { Page } from "@playwright/test";

/**
 * Records, at every frame, the visible headings and the document's title, so that a test can tell what
 * flashed by. Call it before opening the page; read with `headingsSeen` and `titlesSeen`.
 */
export async function recordHeadings(page: Page, selector: "h1" | "article h2"): Promise<void> {
  await page.addInitScript((headings) => {
    requestAnimationFrame(function look() {
      const visible = [...document.querySelectorAll(headings)].filter((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      );
      // Firefox runs this before its style sheet has arrived, when nothing is shown yet.
      const shown = document.styleSheets.length > 0 ? visible : [];
      for (const [key, text] of [
        ["titles seen", document.title],
        ["headings seen", shown.map((heading) => heading.textContent).join()],
      ] as const) {
        sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ""}${text}\n`);
      }
      requestAnimationFrame(look);
    });
  }, selector);
}

export function headingsSeen(page: Page): Promise<readonly string[]> {
  return readSeen(page, "headings seen");
}

export function titlesSeen(page: Page): Promise<readonly string[]> {
  return readSeen(page, "titles seen");
}

async function readSeen(page: Page, key: string): Promise<readonly string[]> {
  const seen = await page.evaluate((name) => sessionStorage.getItem(name) ?? "", key);
  return [...new Set(seen.split("\n").filter((text) => text !== ""))];
}
