/** The middle value; of two middle values, their mean. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error("Nothing was measured: there are no values.");
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * The median of the ratios of values measured in the same round. Whatever slows a whole round down,
 * such as another program, cancels out.
 * @example medianRatio([10, 40, 14], [5, 20, 10]) // 2
 */
export function medianRatio(values: readonly number[], baseline: readonly number[]): number {
  if (values.length !== baseline.length) {
    throw new Error(`${values.length} values cannot be paired with ${baseline.length}.`);
  }
  return median(values.map((value, round) => value / (baseline[round] ?? Number.NaN)));
}
