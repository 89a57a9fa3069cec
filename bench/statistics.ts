/** The middle of the values; of two middles, their mean. */
export function median(values: readonly number[]): number {
  const sorted = inOrder(values);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * The smallest value that at least so many per cent of the values do not exceed (nearest rank).
 *
 * @example percentile([1, 2, 3, 4], 95) // 4
 */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.ceil((percent / 100) * values.length);
  return inOrder(values)[Math.max(rank, 1) - 1] ?? Number.NaN;
}

function inOrder(values: readonly number[]): readonly number[] {
  if (values.length === 0) throw new Error("Nothing was measured: there are no values.");
  return values.toSorted((a, b) => a - b);
}
