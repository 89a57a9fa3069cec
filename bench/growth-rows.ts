import { formatFigure, type Row, type Unit } from "./rows.ts";

/** One figure over catalogues of growing size, smallest first. */
export type Series = {
  readonly what: string;
  readonly unit: Unit;
  readonly points: readonly { readonly products: number; readonly value: number }[];
};

/**
 * A figure over growing catalogues: held if it grows no faster than the catalogue itself. `slack`
 * times as fast is allowed where a processor is slower with more data for reasons of its own.
 */
export function grownRow({ what, unit, points }: Series, slack = 1): Row {
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
    held: found <= allowed,
  };
}

/** Each figure as a multiple of its value in the smallest catalogue, for plotting. */
export function relativeGrowth(
  series: readonly Series[],
): { what: string; products: number; times: number }[] {
  return series.flatMap(({ what, points }) => {
    const first = points[0]?.value ?? Number.NaN;
    return points.map(({ products, value }) => ({ what, products, times: value / first }));
  });
}
