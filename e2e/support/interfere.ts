import type { Page } from "@playwright/test";

/** The message of the error that `breakCategoryPages` throws. */
export const breakage = "The filters are broken";

/**
 * Matches the console errors that `breakCategoryPages` causes: the thrown error, and React's error about rendering
 * again.
 */
export const breakageErrors = new RegExp(`${breakage}|Minified React error #4\\d\\d`);

/** Makes category pages throw an error while they read their filters from the address. Other pages still work. */
export async function breakCategoryPages(page: Page): Promise<void> {
  await page.addInitScript((words) => {
    const { getAll } = URLSearchParams.prototype;
    URLSearchParams.prototype.getAll = function broken(name) {
      if (location.pathname.startsWith("/categories/")) throw new Error(words);
      return getAll.call(this, name);
    };
  }, breakage);
}

/** Holds back scripts, by default all of them, until the returned function is called. Imitates a slow network. */
export async function holdScripts(page: Page, addresses = "**/*.js"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Holds back the code that hydrates islands until the returned function is called. */
export function holdHydration(page: Page): Promise<() => void> {
  return holdScripts(page, "**/hydrate-island-*.js");
}
