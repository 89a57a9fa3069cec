import { localizeDigits } from "../../../shared/format-price.ts";
import { findDealEnd } from "./find-deal-end.ts";

export const units = ["days", "hours", "minutes", "seconds"] as const;

/**
 * Returns the time left in the current deal as days, hours, minutes and seconds with two digits each (specification,
 * section 9). Ignores fractions of a second.
 * @param now the current time in milliseconds
 * @example formatTimeLeft(new Date("2026-12-18T23:00:00").getTime()) // ["01", "01", "00", "00"]
 */
export function formatTimeLeft(now: number): readonly string[] {
  const left = Math.floor((findDealEnd(new Date(now)).getTime() - now) / 1000);
  const numbers = [
    Math.floor(left / 86_400),
    Math.floor(left / 3_600) % 24,
    Math.floor(left / 60) % 60,
    left % 60,
  ];
  return numbers.map((number) => localizeDigits(String(number).padStart(2, "0")));
}
