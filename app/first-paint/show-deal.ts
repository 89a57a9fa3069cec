import { findDealEnd } from "../pages/home/deals/find-deal-end.ts";
import { fillDate, formatDay, formatIsoDay } from "../pages/home/deals/format-date.ts";
import { formatTimeLeft } from "../pages/home/deals/format-time-left.ts";
import { currentSecond, subscribeToSeconds } from "../pages/home/deals/second-clock.ts";

// A script in the home page's HTML, right after the banner. What depends on the visitor's
// clock is not in the prerendered banner: it is filled in before the banner is painted and at each second
// until hydration, which keeps it and goes on from there.

const banner = document.querySelector("[aria-labelledby=deal]");
if (banner !== null) {
  showDeal(banner, currentSecond());
  const stop = subscribeToSeconds(() => {
    // Once more after hydration, in which a second may have begun.
    showDeal(banner, currentSecond());
    if (document.documentElement.dataset.pending === undefined) stop();
  });
  banner.querySelector("button")?.addEventListener("click", stop);
}

function showDeal(element: Element, now: number) {
  const end = findDealEnd(new Date(now));
  const day = element.querySelector("time");
  const date = element.querySelector<HTMLElement>("[data-pattern]");
  if (date === null || day === null) return;
  write(date, fillDate(date.dataset.pattern ?? "", end));
  write(day, formatDay(end));
  day.dateTime = formatIsoDay(end);
  const figures = element.querySelectorAll("dd");
  for (const [index, figure] of formatTimeLeft(now).entries()) {
    const [read, drawn] = figures[index]?.children ?? [];
    if (read !== undefined) write(read, figure);
    drawn?.setAttribute("data-figure", figure);
  }
}

/** Writes a text only where it differs: the browser lays out again what is written. */
function write(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}
