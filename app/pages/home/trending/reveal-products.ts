/** Trending Products shows this many at first, and `revealStep` more per Show More (section 9). */
export const revealInitialCount = 8;
const revealStep = 4;

/** How many products are visible after another Show More (section 4). */
export function revealMore(visible: number): number {
  return visible + revealStep;
}

/** Whether Show More is shown: until the visible count reaches the total (section 4). */
export function canRevealMore(visible: number, total: number): boolean {
  return visible < total;
}

/** Reads a visible count from the history; an invalid one becomes the initial count. */
export function parseRevealCount(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > revealInitialCount
    ? value
    : revealInitialCount;
}
