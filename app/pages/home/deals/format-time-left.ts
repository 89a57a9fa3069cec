import { findDealEnd } from "./find-deal-end.ts";
import { measureTimeLeft } from "./measure-time-left.ts";

export const units = ["days", "hours", "minutes", "seconds"] as const;

/**
 * The time left of the current deal, as two digits or more for each unit (section 9).
 *
 * @param now in milliseconds
 * @example formatTimeLeft(new Date("2026-12-18T23:00:00").getTime()) // ["01", "01", "00", "00"]
 */
export function formatTimeLeft(now: number): readonly string[] {
  const date = new Date(now);
  const left = measureTimeLeft(findDealEnd(date), date);
  return units.map((unit) => String(left[unit]).padStart(2, "0"));
}
