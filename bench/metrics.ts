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

/**
 * A time whose ratio to that of a baseline must not exceed the bound: the median of the ratios within a
 * round. Whatever slows a whole round down, such as another program, cancels out.
 */
export function ratioMetric(
  what: string,
  times: readonly number[],
  baseline: readonly number[],
  bound: number,
): Metric {
  const ratio = median(times.map((time, round) => time / (baseline[round] ?? Number.NaN)));
  const underlying = `${formatTime(median(times))} over ${formatTime(median(baseline))}`;
  return {
    what,
    measured: `${ratio.toFixed(2)} (${underlying})`,
    bound: `${bound}`,
    met: ratio <= bound,
  };
}

/** The middle value; of two middle values, their mean. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** @example formatSize(90_340) // "90.3 kB" */
function formatSize(bytes: number): string {
  return bytes < 1000 ? `${bytes.toFixed(0)} bytes` : `${threeDigits(bytes / 1000)} kB`;
}

/** @example formatTime(78.61) // "78.6 ms" */
function formatTime(milliseconds: number): string {
  return `${threeDigits(milliseconds)} ms`;
}

function threeDigits(value: number): string {
  return value.toLocaleString(
    "en",
    value >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );
}
