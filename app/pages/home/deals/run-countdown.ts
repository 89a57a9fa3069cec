import { findDealEnd } from "./find-deal-end.ts";
import { fillDate, formatDay, formatIsoDay } from "./format-date.ts";
import { formatTimeLeft } from "./format-time-left.ts";
import { currentSecond, subscribeToSeconds } from "./second-clock.ts";

/**
 * Fills in the deal's date and time left, and updates them every second unless the visitor pauses the countdown
 * (specification, section 9). The values depend on the visitor's clock, so the HTML only reserves space for them.
 * Runs without React.
 */
export function runCountdown(): void {
  const banner = document.querySelector("[data-deal]");
  const pause = banner?.querySelector("[data-pause]");
  if (!banner || !pause) return;
  showDeal(banner);
  const stop = subscribeToSeconds(() => {
    if (!banner.isConnected) stop();
    else if (pause.ariaPressed !== "true") showDeal(banner);
  });
  pause.addEventListener("click", () => {
    const isPaused = pause.ariaPressed !== "true";
    pause.ariaPressed = String(isPaused);
    if (!isPaused) showDeal(banner);
  });
}

function showDeal(banner: Element) {
  const now = currentSecond();
  const end = findDealEnd(new Date(now));
  const day = banner.querySelector("time");
  const date = banner.querySelector<HTMLElement>("[data-pattern]");
  if (!day || !date) return;
  setText(date, fillDate(date.dataset.pattern ?? "", end));
  setText(day, formatDay(end));
  day.dateTime = formatIsoDay(end);
  for (const [unit, number] of Object.entries(formatTimeLeft(now))) {
    const spoken = banner.querySelector(`[data-spoken=${unit}]`);
    if (spoken !== null) setText(spoken, number);
    banner.querySelector(`[data-drawn=${unit}]`)?.setAttribute("data-number", number);
  }
}

/** Sets an element's text only if the text has changed, because every assignment triggers layout. */
function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}
