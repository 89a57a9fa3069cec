import { shownPage } from "../page-state.ts";
import { loadHigherResolution } from "../product/load-higher-resolution.ts";
import { fetchPage, parsePage } from "./fetch-page.ts";
import { pageLinkAt } from "./page-of.ts";

/** How long a link is hovered or focused before its page is prefetched, in milliseconds (section 9). */
const delay = 100;

/** So many pictures are fetched ahead: that of the heading, and a first row of cards. */
const firstPictures = 4;

/** What begins and what ends the hover or the focus of a link. */
const events = [
  ["pointerover", "pointerout"],
  ["focusin", "focusout"],
] as const;

/**
 * After 100 ms of hover or focus, fetches a link's page and its first pictures, and a larger one for its card. When a pointer is pressed, fetches the page at once.
 */
export function prefetchPages(): void {
  for (const [begin, end] of events) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener(begin, ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link === null) return;
      timer = setTimeout(() => {
        loadHigherResolution(link);
        void prefetchPictures(target);
      }, delay);
    });
    document.addEventListener(end, () => clearTimeout(timer));
  }
  document.addEventListener("pointerdown", ({ target, button }) => {
    if (button === 0) void prefetch(target);
  });
}

async function prefetch(target: EventTarget | null): Promise<string | undefined> {
  const { page } = pageLinkAt(target) ?? {};
  return page === undefined || page === shownPage() ? undefined : fetchPage(page);
}

/** Fetches the first pictures of the page, in the sizes that this screen will show. */
async function prefetchPictures(target: EventTarget | null): Promise<void> {
  const html = await prefetch(target);
  const words = new URLSearchParams(pageLinkAt(target)?.link.search).get("q");
  // The HTML of a search holds none of its results.
  const pictures = words
    ? (await import("../pages/search/search-page.tsx")).picturesOfResults(words)
    : html && parsePage(html).querySelectorAll<HTMLImageElement>("main img");
  for (const { sizes, srcset, src } of [...(pictures || [])].slice(0, firstPictures)) {
    // `sizes` first: assigned later, it may start a second fetch.
    Object.assign(new Image(), { sizes, srcset, src });
  }
}
