import { localizeDigits } from "../../../shared/localize-digits.ts";
import { findDealEnd } from "./find-deal-end.ts";

export const units = ["days", "hours", "minutes", "seconds"] as const;

/**
 * The time left in the current deal, as two digits for each unit (section 9).
 *
 * @param now in milliseconds
 * @example formatTimeLeft(new Date("2026-12-18T23:00:00").getTime()) // ["01", "01", "00", "00"]
 */
export function formatTimeLeft(now: number): readonly string[] {
  const date = new Date(now);
  const left = measureTimeLeft(findDealEnd(date), date);
  return units.map((unit) => localizeDigits(String(left[unit]).padStart(2, "0")));
}

type TimeLeft = Readonly<Record<(typeof units)[number], number>>;

/**
 * The time from now to the end, in whole seconds; all zeros once the end has passed (section 9).
 *
 * @example measureTimeLeft(new Date("2026-12-04T00:00"), new Date("2026-12-02T23:00"))
 * // { days: 1, hours: 1, minutes: 0, seconds: 0 }
 */
export function measureTimeLeft(end: Date, now: Date): TimeLeft {
  const total = Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
