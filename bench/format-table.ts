/** A table in Markdown. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** The medians of pairs of times in milliseconds, and the median of the ratios within a pair. */
export function ratioRow(what: string, pairs: readonly (readonly [number, number])[]) {
  const [ours, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  const ratio = median(pairs.map(([one, other]) => one / other));
  return [
    what,
    `${median(ours).toFixed(1)} ms`,
    `${median(others).toFixed(1)} ms`,
    ratio.toFixed(2),
  ];
}

/** The middle of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
