/** What a figure counts. Scores go from 0 to 100; "times" are multiples of another figure. */
export type Unit = "ms" | "bytes" | "requests/s" | "score" | "times" | "";

/** One line of a table of the report. */
export type Metric = {
  readonly what: string;
  /** The bound as it is printed; empty where none is set. */
  readonly bound: string;
  readonly measured: string;
  /** Whether the bound is met; `undefined` where none is set. */
  readonly met: boolean | undefined;
};

/** A section of the report: its metrics and how they were measured. */
export type ReportSection = {
  readonly title: string;
  /** How it was measured, in a few sentences. */
  readonly method: string;
  readonly metrics: readonly Metric[];
  /** What explains the figures: where the time went, which audits failed. */
  readonly notes: readonly string[];
};

/** A figure that must not exceed the bound. */
export function atMost(what: string, measured: number, bound: number, unit: Unit): Metric {
  return {
    ...figure(what, measured, unit),
    bound: `≤ ${formatFigure(bound, unit)}`,
    met: measured <= bound,
  };
}

/** A figure that must reach the bound. */
export function atLeast(what: string, measured: number, bound: number, unit: Unit): Metric {
  return {
    ...figure(what, measured, unit),
    bound: `≥ ${formatFigure(bound, unit)}`,
    met: measured >= bound,
  };
}

/** A figure without a bound. */
export function figure(what: string, measured: number, unit: Unit): Metric {
  return { what, bound: "", measured: formatFigure(measured, unit), met: undefined };
}

/** A metric followed by its underlying figures in brackets. */
export function withDetail(metric: Metric, detail: string): Metric {
  return { ...metric, measured: `${metric.measured} (${detail})` };
}

/** A figure to three digits with its unit; bytes and values from 1,000 in whole numbers. */
export function formatFigure(value: number, unit: Unit): string {
  const whole = unit === "bytes" || Math.abs(value) >= 1000;
  const digits = value.toLocaleString(
    "en",
    whole ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );
  if (unit === "times") return `${digits}×`;
  return unit === "score" || unit === "" ? digits : `${digits} ${unit}`;
}
