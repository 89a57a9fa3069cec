import { prefetchOpeningPicture } from "../onward/opening-picture.ts";
import { sharpenPicture } from "../product/sharpen-picture.ts";
import { linkWithin, pathOf } from "./follow-links.ts";

/** How long a link is hovered or focused before its page is prefetched, in milliseconds (section 9). */
const delay = 100;

/** After 100 ms of hover or focus, prefetches the picture that opens a link's page. */
export function prefetchOnHover(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = ({ target }: Event) => {
    clearTimeout(timer);
    const link = linkWithin(target);
    if (!link) return;
    timer = setTimeout(() => {
      prefetchOpeningPicture(pathOf(link), link.search);
      sharpenPicture(link);
    }, delay);
  };
  document.addEventListener("pointerover", schedule, { passive: true });
  document.addEventListener("focusin", schedule);
}
