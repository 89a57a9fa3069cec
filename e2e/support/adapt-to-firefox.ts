import { expect, type Page } from "@playwright/test";

/** Replaces what Playwright cannot do in Firefox. */
export function adaptToFirefox(page: Page): void {
  page.goBack = () => traverse(page, -1);
  page.goForward = () => traverse(page, 1);
  // It emulates no media: Firefox has the preferences that it was launched with.
  page.emulateMedia = async ({ media, colorScheme, reducedMotion } = {}) => {
    const wanted = [
      media ?? "all",
      ...(colorScheme ? [`(prefers-color-scheme: ${colorScheme})`] : []),
      ...(reducedMotion ? [`(prefers-reduced-motion: ${reducedMotion})`] : []),
    ].join(" and ");
    expect(await page.evaluate((text) => matchMedia(text).matches, wanted), wanted).toBe(true);
  };
}

/** Firefox ESR does not report a navigation within a document, for which Playwright would wait. */
async function traverse(page: Page, steps: number): Promise<null> {
  await page.evaluate(
    (delta) =>
      new Promise<void>((resolve) => {
        for (const left of ["popstate", "pagehide"]) addEventListener(left, () => resolve());
        history.go(delta);
      }),
    steps,
  );
  return null;
}
