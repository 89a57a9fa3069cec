/** What a figure counts. Scores go from 0 to 100; times are multiples of another figure. */
export type Unit = "ms" | "s" | "bytes" | "requests/s" | "score" | "times" | "";

/** One line of a table of the report. */
export type Row = {
  readonly what: string;
  /** The bound in words; empty where none is set. */
  readonly bound: string;
  readonly measured: string;
  /** Whether the bound is held; `undefined` where none is set. */
  readonly held: boolean | undefined;
};

/** One measurement with everything the report says of it. */
export type Part = {
  readonly title: string;
  /** How it was measured, in a sentence or two. */
  readonly method: string;
  readonly rows: readonly Row[];
  /** What explains the figures: where the time went, which audits failed. */
  readonly notes: readonly string[];
  /** A picture of the figures, from docs/. */
  readonly picture?: { readonly path: string; readonly alt: string };
};

/** A figure that may not be greater than the bound. */
export function atMost(what: string, measured: number, bound: number, unit: Unit): Row {
  return bounded(what, measured, `≤ ${formatFigure(bound, unit)}`, measured <= bound, unit);
}

/** A figure that may not be smaller than the bound. */
export function atLeast(what: string, measured: number, bound: number, unit: Unit): Row {
  return bounded(what, measured, `≥ ${formatFigure(bound, unit)}`, measured >= bound, unit);
}

/** A figure to which no bound is set. */
export function figure(what: string, measured: number, unit: Unit): Row {
  return { what, bound: "", measured: formatFigure(measured, unit), held: undefined };
}

function bounded(what: string, measured: number, bound: string, held: boolean, unit: Unit): Row {
  return { what, bound, measured: formatFigure(measured, unit), held };
}

/** A figure to three digits with its unit; bytes and what is over a thousand in full. */
export function formatFigure(value: number, unit: Unit): string {
  const whole = unit === "bytes" || Math.abs(value) >= 1000;
  const digits = value.toLocaleString(
    "en",
    whole ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );
  if (unit === "times") return `${digits}×`;
  return unit === "score" || unit === "" ? digits : `${digits} ${unit}`;
}
