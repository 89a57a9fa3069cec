import { median, medianRatio } from "./statistics.ts";

/** One line of the report's table. */
export type Metric = {
  readonly what: string;
  readonly measured: string;
  readonly bound: string;
  readonly met: boolean;
};

/** A size that must not exceed the bound, in bytes. */
export function sizeMetric(what: string, size: number, bound: number): Metric {
  return { what, measured: formatSize(size), bound: formatSize(bound), met: size <= bound };
}

/** A time whose ratio to that of a baseline in the same round must not exceed the bound. */
export function ratioMetric(
  what: string,
  times: readonly number[],
  baseline: readonly number[],
  bound: number,
): Metric {
  const ratio = medianRatio(times, baseline);
  const underlying = `${formatTime(median(times))} over ${formatTime(median(baseline))}`;
  return {
    what,
    measured: `${ratio.toFixed(2)} (${underlying})`,
    bound: `${bound}`,
    met: ratio <= bound,
  };
}

/** @example formatSize(90_340) // "90.3 kB" */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes.toFixed(0)} bytes` : `${threeDigits(bytes / 1000)} kB`;
}

/** @example formatTime(78.61) // "78.6 ms" */
export function formatTime(milliseconds: number): string {
  return `${threeDigits(milliseconds)} ms`;
}

function threeDigits(value: number): string {
  return value.toLocaleString(
    "en",
    value >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );
}
