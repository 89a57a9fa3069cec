import { loadHigherResolution } from "../product/load-higher-resolution.ts";
import { prefetchOpeningPicture } from "../suggestions/opening-picture.ts";
import { linkWithin, pathOf } from "./follow-links.ts";

/** How long a link is hovered or focused before it prefetches, in milliseconds (section 9). */
const delay = 100;

/** What begins and what ends the hover or the focus of a link. */
const events = [
  ["pointerover", "pointerout"],
  ["focusin", "focusout"],
] as const;

/**
 * After 100 ms of hover or focus, prefetches the picture that opens a link's page, and loads a larger one
 * for its card.
 */
export function prefetchOnHover(): void {
  for (const [begin, end] of events) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener(begin, ({ target }) => {
      const link = linkWithin(target);
      if (!link) return;
      timer = setTimeout(() => {
        prefetchOpeningPicture(pathOf(link), link.search);
        loadHigherResolution(link);
      }, delay);
    });
    document.addEventListener(end, () => clearTimeout(timer));
  }
}
