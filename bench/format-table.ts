/** The results of one measurement, for example `{ "CPU ms": 225.6 }`. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Returns a Markdown table with a row for each figure: its median for each build, and the median ratio between the
 * builds.
 * @param results for each measurement, one pair of figures per round: the shop's, then the baseline's
 */
export function formatTable(
  baseline: string,
  results: Readonly<Record<string, readonly (readonly [Figures, Figures])[]>>,
): string {
  const rows = Object.entries(results).flatMap(([name, pairs]) =>
    Object.keys(pairs[0]?.[0] ?? {}).map((figure) => {
      const own = pairs.map(([figures]) => figures[figure] ?? Number.NaN);
      const other = pairs.map(([, figures]) => figures[figure] ?? Number.NaN);
      const ratio = median(own.map((value, pair) => value / (other[pair] ?? Number.NaN)));
      return [
        `${name}, ${figure}`,
        median(own).toFixed(1),
        median(other).toFixed(1),
        ratio.toFixed(2),
      ];
    }),
  );
  const head = ["", "shop", baseline, "ratio"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Returns the median of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
