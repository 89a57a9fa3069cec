import { findDealEnd } from "../pages/home/deals/find-deal-end.ts";
import { fillDate, formatDay, formatIsoDay } from "../pages/home/deals/format-date.ts";
import { formatTimeLeft } from "../pages/home/deals/format-time-left.ts";
import { currentSecond, subscribeToSeconds } from "../pages/home/deals/second-clock.ts";

// A script in the home page's HTML, right after the banner. What depends on the visitor's
// clock is not in the prerendered banner: it is filled in before the banner is painted and at each second
// until hydration, which keeps it and goes on from there.

const banner = document.querySelector("[aria-labelledby=deal]");
showDeal();
const stop = subscribeToSeconds(() => {
  // Once more after hydration, in which a second may have begun.
  showDeal();
  if (document.documentElement.dataset.pending === undefined) stop();
});
banner?.querySelector("button")?.addEventListener("click", stop);

function showDeal() {
  const now = currentSecond();
  const end = findDealEnd(new Date(now));
  const day = banner?.querySelector("time");
  const date = banner?.querySelector<HTMLElement>("[data-pattern]");
  if (!day || !date) return;
  setText(date, fillDate(date.dataset.pattern ?? "", end));
  setText(day, formatDay(end));
  day.dateTime = formatIsoDay(end);
  const numbers = banner?.querySelectorAll("dd") ?? [];
  for (const [index, number] of formatTimeLeft(now).entries()) {
    const [read, drawn] = [numbers[2 * index], numbers[2 * index + 1]];
    if (read !== undefined) setText(read, number);
    drawn?.setAttribute("data-number", number);
  }
}

/** Sets a text only where it differs: the browser lays out again what is set. */
function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}
