import { formatFigure, type Metric, type Unit } from "./metrics.ts";

/** One figure of shops with more and more products, fewest first. */
export type Series = {
  readonly what: string;
  readonly unit: Unit;
  readonly points: readonly { readonly products: number; readonly value: number }[];
};

/**
 * How a figure grows with the number of products: met if no faster than that number, times `slack`
 * where a CPU itself is slower with more data.
 */
export function growthMetric({ what, unit, points }: Series, slack = 1): Metric {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) throw new Error(`${what} was not measured.`);
  const allowed = slack * (last.products / first.products);
  const found = last.value / first.value;
  const listed = points.map(
    ({ products, value }) => `${products.toLocaleString("en")}: ${formatFigure(value, unit)}`,
  );
  return {
    what: `${what}, growth`,
    bound: `≤ ${formatFigure(allowed, "times")}`,
    measured: `${formatFigure(found, "times")} (${listed.join("; ")})`,
    met: found <= allowed,
  };
}
