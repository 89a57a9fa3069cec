import { useEffect } from "react";
import { sharpenPicture } from "../product/sharpen-picture.ts";
import { linkWithin, pathOf } from "./follow-links.ts";

/** How long a link is hovered or focused before its page is prefetched, in milliseconds (section 9). */
const delay = 100;

/**
 * Prefetches a link's page after 100 ms of hover or focus.
 * @param prefetch fetches what the page at an address needs; it must not change between renders
 */
export function usePrefetch(prefetch: (path: string, query: string) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = ({ target }: Event) => {
      clearTimeout(timer);
      const link = linkWithin(target);
      if (!link) return;
      timer = setTimeout(() => {
        prefetch(pathOf(link), link.search);
        sharpenPicture(link);
      }, delay);
    };
    document.addEventListener("pointerover", schedule, { passive: true });
    document.addEventListener("focusin", schedule);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", schedule);
      document.removeEventListener("focusin", schedule);
    };
  }, [prefetch]);
}
