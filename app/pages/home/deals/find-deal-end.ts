/** The two days of each month on which a deal ends, at 00:00 local time (specification, section 9). */
const earlyDay = 4;
const lateDay = 20;

/**
 * Returns the end of the current deal in local time (specification, section 9). Before the 20th, the deal ends at 00:00
 * on the 20th. From the 20th on, it ends at 00:00 on the 4th of the next month. If daylight saving time skips midnight,
 * the deal ends at the day's first instant. The end is always later than `now`.
 * @example findDealEnd(new Date(2026, 11, 24)) // 2027-01-04T00:00 local time
 */
export function findDealEnd(now: Date): Date {
  const year = now.getFullYear();
  const month = now.getMonth();
  return now.getDate() < lateDay
    ? new Date(year, month, lateDay)
    : new Date(year, month + 1, earlyDay);
}
