import { loadHigherResolution } from "../product/load-higher-resolution.ts";
import { fetchPage, parsePage } from "./fetch-page.ts";
import { pageLinkAt, pageOf } from "./page-of.ts";

/** How long a link is hovered or focused before its page is prefetched, in milliseconds (section 9). */
const delay = 100;

/** What begins and what ends the hover or the focus of a link. */
const events = [
  ["pointerover", "pointerout"],
  ["focusin", "focusout"],
] as const;

/**
 * After 100 ms of hover or focus, fetches a link's page and the picture that opens it, and a larger one for its
 * card. When a pointer is pressed, fetches the page at once.
 */
export function prefetchPages(): void {
  for (const [begin, end] of events) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener(begin, ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link === null) return;
      timer = setTimeout(() => {
        loadHigherResolution(link);
        void prefetchPicture(target);
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
  return page === undefined || page === pageOf(location) ? undefined : fetchPage(page);
}

/** Fetches the first picture of the page, in the size that this screen will show. Results have another one. */
async function prefetchPicture(target: EventTarget | null): Promise<void> {
  const html = await prefetch(target);
  const isSearch = new URLSearchParams(pageLinkAt(target)?.link.search).has("q");
  const picture = html && !isSearch && parsePage(html).querySelector<HTMLImageElement>("main img");
  if (!picture) return;
  const { sizes, srcset, src } = picture;
  // `sizes` first: assigned later, it may start a second fetch.
  Object.assign(new Image(), { sizes, srcset, src });
}
