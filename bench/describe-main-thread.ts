import type { MainThread } from "./main-thread.ts";
import { formatFigure } from "./metrics.ts";
import { median } from "./statistics.ts";

/** Where the main thread's time went, in medians. */
export function describeMainThread(samples: readonly MainThread[]): string {
  const of = (part: keyof MainThread) =>
    formatFigure(median(samples.map((sample) => sample[part])), "ms");
  return `${of("cpu")} of main thread, of it ${of("script")} scripts and ${of("layout")} styles and layout (medians).`;
}
