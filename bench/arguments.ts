import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});

/** A quick run repeats each measurement at most three times; its figures are rough. */
export const quick = values.quick;

/** The requested sections; none means all. */
export const sectionNames: readonly string[] = positionals;

/** How many times something is measured in this run. */
export function rounds(full: number): number {
  return quick ? Math.min(full, 3) : full;
}
