/** The days of a month, at 00:00 local time, on which a deal ends (section 9). */
const earlyDay = 4;
const lateDay = 20;

/**
 * Returns the end of the current deal in local time (section 9): through the 19th, 00:00 on the 20th of this
 * month; from the 20th on, 00:00 on the 4th of next month. If daylight saving skips midnight, returns the day's
 * first instant. Always after `now`.
 * @example findDealEnd(new Date(2026, 11, 24)) // 2027-01-04T00:00 local time
 */
export function findDealEnd(now: Date): Date {
  const year = now.getFullYear();
  const month = now.getMonth();
  return now.getDate() < lateDay
    ? new Date(year, month, lateDay)
    : new Date(year, month + 1, earlyDay);
}
