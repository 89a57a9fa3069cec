import type { Page } from "@playwright/test";

/**
 * Records, at every frame, the visible heading and the document's title, so that a test can tell what
 * flashed by. Call it before opening the page; read with `headingsSeen` and `titlesSeen`.
 */
export async function recordHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    requestAnimationFrame(function look() {
      const titles = sessionStorage.getItem("titles seen") ?? "";
      sessionStorage.setItem("titles seen", `${titles}${document.title}\n`);
      const heading = document.querySelector("h1");
      // Firefox runs this before its style sheet has arrived, when nothing is shown yet.
      const styled = document.styleSheets.length > 0;
      if (styled && heading?.checkVisibility({ visibilityProperty: true })) {
        const seen = sessionStorage.getItem("headings seen") ?? "";
        sessionStorage.setItem("headings seen", `${seen}${heading.textContent}\n`);
      }
      requestAnimationFrame(look);
    });
  });
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
