/** The days of a month, at 00:00 local time, on which a deal ends (section 9). */
const earlyDay = 4;
const lateDay = 20;

/**
 * When the current deal ends, in the local time zone: before the 20th, the 20th of this month at
 * 00:00; from the 20th on, the 4th of next month at 00:00 (section 9). If daylight saving skips
 * midnight, the day's first instant. Never before now.
 * @example findDealEnd(new Date(2026, 11, 24)) // 2027-01-04T00:00 local time
 */
export function findDealEnd(now: Date): Date {
  const year = now.getFullYear();
  const month = now.getMonth();
  return now.getDate() < lateDay
    ? new Date(year, month, lateDay)
    : new Date(year, month + 1, earlyDay);
}
