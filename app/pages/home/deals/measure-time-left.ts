export type TimeLeft = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/**
 * The real time from now to the end, in whole seconds; all zeros once the end has passed (section 9).
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
