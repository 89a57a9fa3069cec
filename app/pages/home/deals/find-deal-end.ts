/** The two days of each month on which a deal ends, at 00:00 local time (specification, section 9). */
const earlyDay = 4;
const lateDay = 20;

/**
 * Returns the end of the current deal in local time (specification, section 9). Until the 19th is over, the end is
 * 00:00 on the 20th of the month; from the 20th on, the end is 00:00 on the 4th of the next month. If daylight saving
 * time skips midnight, the end is the first instant of that day. The end is always later than `now`.
 * @example findDealEnd(new Date(2026, 11, 24)) // 2027-01-04T00:00 local time
 */
export function findDealEnd(now: Date): Date {
  const year = now.getFullYear();
  const month = now.getMonth();
  return now.getDate() < lateDay
    ? new Date(year, month, lateDay)
    : new Date(year, month + 1, earlyDay);
}
