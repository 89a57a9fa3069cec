import { usePageFocus } from "./use-page-focus.ts";
import { useSavePosition } from "./use-save-position.ts";
import { useScrollPosition } from "./use-scroll-position.ts";

/** Scroll position and focus of each page, in a component of their own to spare the root a render. */
export function PagePlace() {
  useScrollPosition();
  usePageFocus();
  useSavePosition();
  return null;
}
