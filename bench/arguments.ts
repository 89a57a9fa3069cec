import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { trial: { type: "boolean", default: false } },
});

/** A trial does everything twice at most: it shows that all works, and its figures mean nothing. */
export const trial = values.trial;

/** The parts that were asked for by name; none means all. */
export const namedParts: readonly string[] = positionals;

/** How often something is done: so many times, or as a trial. */
export function howOften(times: number): number {
  return trial ? Math.min(times, 2) : times;
}
