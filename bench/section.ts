import type { ReportSection } from "./metrics.ts";

/** The context of a section while it measures. */
export type Context = {
  /** The built shop. */
  readonly build: string;
  /** Reports the start of the next step. */
  readonly step: (what: string) => void;
  /** Whether the section has spent its time: optional measurements are then skipped. */
  readonly late: () => boolean;
};

/** A part of the benchmark that can be run by itself. */
export type Section = {
  readonly name: string;
  /** How many steps it announces, at most. */
  readonly steps: number;
  /** How long it may take, in seconds. */
  readonly seconds: number;
  readonly measure: (context: Context) => Promise<ReportSection>;
};
