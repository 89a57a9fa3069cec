import { shownPage } from "../page-state.ts";
import { shownSource } from "../picture/shown-source.ts";
import { loadHigherResolution } from "../product/load-higher-resolution.ts";
import { fetchPage, parsePage } from "./fetch-page.ts";
import { pageLinkAt } from "./page-of.ts";

/** The hover or focus time after which a link's page is prefetched, in milliseconds (specification, section 9). */
const delay = 100;

/** The number of pictures to prefetch: enough for the heading and the first row of cards. */
const firstPictures = 4;

/** The events that start and end a hover or focus. */
const events = [
  ["pointerover", "pointerout"],
  ["focusin", "focusout"],
] as const;

/**
 * After 100 ms of hover or focus, prefetches a link's page and the page's first pictures, and loads a larger picture
 * for the link's card. On pointer down, prefetches the page at once.
 */
export function prefetchPages(): void {
  for (const [begin, end] of events) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener(begin, ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link === null) return;
      timer = setTimeout(() => {
        loadHigherResolution(link);
        // If the search code is lost, the link still works without prefetching.
        prefetchPictures(target).catch(() => undefined);
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

/** Prefetches a page and its first pictures, in the sizes that the browser chooses for this screen. */
async function prefetchPictures(target: EventTarget | null): Promise<void> {
  const html = await prefetch(target);
  const words = new URLSearchParams(pageLinkAt(target)?.link.search).get("q");
  // The search page's HTML contains no results, so the search code lists their pictures.
  const pictures = words
    ? (await import("../pages/search/search-page.tsx")).picturesOfResults(words)
    : html && parsePage(html).querySelectorAll<HTMLImageElement>("main img");
  for (const picture of [...(pictures || [])].slice(0, firstPictures)) {
    const { src } = picture;
    const { sizes, srcset } = picture instanceof HTMLImageElement ? shownSource(picture) : picture;
    // `sizes` must be set first, because setting it later may start a second fetch.
    Object.assign(new Image(), { sizes, srcset, src });
  }
}
