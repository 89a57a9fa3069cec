/** Trending Products show this many at first, and so many more at each Show More (section 9). */
export const revealInitialCount = 8;
export const revealStep = 4;

/** How many products are visible after one more Show More (section 4). */
export function revealMore(visible: number): number {
  return visible + revealStep;
}

/** Whether Show More is there: not once the visible count reaches the total (section 4). */
export function canRevealMore(visible: number, total: number): boolean {
  return visible < total;
}

/** Reads a visible count from outside, such as the history; anything odd is the initial count. */
export function parseRevealCount(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > revealInitialCount
    ? value
    : revealInitialCount;
}
