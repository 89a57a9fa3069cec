import { findDealEnd } from "./find-deal-end.ts";
import { fillDate, formatDay, formatIsoDay } from "./format-date.ts";
import { currentSecond } from "./second-clock.ts";
import { writeFigures } from "./write-figures.ts";

// A script for the end of the home page's HTML (decision 028). What depends on the visitor's clock is
// not in the prerendered banner; it is filled in before the first paint, while the scripts are on their
// way. Hydration goes on from the same second.

const banner = document.querySelector("[aria-labelledby=deal]");
if (banner !== null) showDeal(banner, currentSecond());

function showDeal(element: Element, now: number) {
  const end = findDealEnd(new Date(now));
  const date = element.querySelector<HTMLElement>("[data-pattern]");
  const day = element.querySelector("time");
  const figures = element.querySelectorAll("dd");
  if (date === null || day === null) return;
  date.textContent = fillDate(date.dataset.pattern ?? "", end);
  day.dateTime = formatIsoDay(end);
  day.textContent = formatDay(end);
  for (const [index, figure] of writeFigures(now).entries()) {
    const [read, drawn] = figures[index]?.children ?? [];
    if (read !== undefined) read.textContent = figure;
    for (const [place, digit] of [...(drawn?.children ?? [])].entries()) {
      digit.setAttribute("data-digit", figure.charAt(place));
    }
  }
  document.documentElement.dataset.second = String(now);
}
