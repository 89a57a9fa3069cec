import type { Page } from "@playwright/test";

/** The error of a category page that was broken on purpose. */
export const breakage = "The filters are broken";

/** The console errors that follow: the error itself, and React's about rendering again. */
export const breakageErrors = new RegExp(`${breakage}|Minified React error #4\\d\\d`);

/** Makes every category page throw while it reads its filters from the address, and no other page. */
export async function breakCategoryPages(page: Page): Promise<void> {
  await page.addInitScript((words) => {
    const { getAll } = URLSearchParams.prototype;
    URLSearchParams.prototype.getAll = function broken(name) {
      if (location.pathname.startsWith("/categories/")) throw new Error(words);
      return getAll.call(this, name);
    };
  }, breakage);
}

/** Holds every script back, as a very slow network would, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
