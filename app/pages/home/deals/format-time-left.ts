import { localizeDigits } from "../../../shared/format-price.ts";
import { findDealEnd } from "./find-deal-end.ts";

export const units = ["days", "hours", "minutes", "seconds"] as const;

type Unit = (typeof units)[number];

/**
 * Returns the time left in the current deal as days, hours, minutes and seconds with two digits each (specification,
 * section 9). Ignores fractions of a second.
 * @param now the current time in milliseconds
 * @example formatTimeLeft(new Date("2026-12-18T23:00:00").getTime()) // { days: "01", hours: "01", minutes: "00", seconds: "00" }
 */
export function formatTimeLeft(now: number): Readonly<Record<Unit, string>> {
  const left = Math.floor((findDealEnd(new Date(now)).getTime() - now) / 1000);
  return {
    days: twoDigits(Math.floor(left / 86_400)),
    hours: twoDigits(Math.floor(left / 3_600) % 24),
    minutes: twoDigits(Math.floor(left / 60) % 60),
    seconds: twoDigits(left % 60),
  };
}

function twoDigits(number: number): string {
  return localizeDigits(String(number).padStart(2, "0"));
}
