import { moveFocus } from "../ui/move-focus.ts";
import { closePopover } from "../ui/popover.ts";

/**
 * Handles the submission of the filter panel: closes the panel and shows the list. The entry script calls this function,
 * because it must also work before hydration. The filters then apply once the list is hydrated
 * (first-paint/replay-early-input.ts).
 */
export function submitFilters(event: SubmitEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.id !== "filters") return;
  event.preventDefault();
  closePopover(target);
  showList();
}

/** Scrolls to the bar at the start of the list and focuses the result count. */
export function showList(): void {
  // A sticky bar's position does not reveal where the list starts, so this code measures the element below the bar.
  const bar = document.getElementById("list-bar");
  const below = bar?.nextElementSibling?.getBoundingClientRect().top ?? 0;
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  window.scrollBy({
    top: below - (bar?.offsetHeight ?? 0) - header,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
  });
  moveFocus(document.getElementById("result-count"));
}
