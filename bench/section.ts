import type { Browser } from "@playwright/test";
import type { Metric } from "./metrics.ts";

/** What a section measures with. Addresses are without a trailing slash. */
export type Context = {
  readonly browser: Browser;
  /** The folder of the built shop. */
  readonly build: string;
  /** The address of the shop. */
  readonly shop: string;
  /** The address of the same pages and styles without any script. */
  readonly noJs: string;
  /** How often to measure in this run: fewer times in a quick one. */
  readonly rounds: (full: number) => number;
};

export type Table = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type Findings = {
  readonly metrics?: readonly Metric[];
  readonly table?: Table;
  /** How it was measured, in a sentence or two. */
  readonly method: string;
};

/** A part of the benchmark that can be run by itself. */
export type Section = (context: Context) => Promise<Findings>;
