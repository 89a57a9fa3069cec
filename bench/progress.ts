import type { Section } from "./section.ts";

/** How far the benchmark is. */
export type Position = {
  /** Steps begun, of all. */
  readonly step: number;
  readonly steps: number;
  /** In seconds since the start. */
  readonly elapsed: number;
  /** In seconds, by the sections' own estimates of what is done and what is not. */
  readonly done: number;
  readonly total: number;
};

/**
 * One line of progress. The time left follows from the estimates, corrected by how they held so far.
 *
 * @example describeProgress({ step: 3, steps: 90, elapsed: 75, done: 50, total: 500 }, "load")
 * // "[3/90] 1:15 elapsed, about 11:15 left: load"
 */
export function describeProgress(
  { step, steps, elapsed, done, total }: Position,
  what: string,
): string {
  const pace = done === 0 ? 1 : elapsed / done;
  return `[${step}/${steps}] ${clock(elapsed)} elapsed, about ${clock((total - done) * pace)} left: ${what}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Follows the sections and prints a line for each step. `now` is in milliseconds. */
export function trackProgress(
  sections: readonly Section[],
  print: (line: string) => void = console.log,
  now: () => number = () => performance.now(),
) {
  const start = now();
  const steps = sum(sections.map((section) => section.steps));
  const total = sum(sections.map(({ seconds }) => seconds));
  let finishedSteps = 0;
  let finishedSeconds = 0;

  return {
    /** How long it has taken so far, in seconds. */
    elapsed: () => (now() - start) / 1000,
    begin({ name, steps: own, seconds }: Section) {
      const deadline = now() + seconds * 1000;
      let begun = 0;
      return {
        step: (what: string) => {
          const done = finishedSeconds + (begun / own) * seconds;
          begun = Math.min(begun + 1, own);
          const elapsed = (now() - start) / 1000;
          const position = { step: finishedSteps + begun, steps, elapsed, done, total };
          print(describeProgress(position, `${name}: ${what}`));
        },
        late: () => now() > deadline,
        end: () => {
          finishedSteps += own;
          finishedSeconds += seconds;
        },
      };
    },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
