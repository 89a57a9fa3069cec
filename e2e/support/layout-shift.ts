import type { Page } from "./test.ts";

/**
 * The smallest layout shift to report. Words in the fallback font differ in width from the shop's font by fractions of
 * a pixel.
 */
const leastNoticed = 0.001;

const whole = "the HTML is painted as a whole";

/**
 * Makes `shiftsOf` ignore shifts while the HTML is parsed. If the window is as tall as the page, the browser may
 * paint blocks that are only partly parsed.
 */
export function ignoreShiftsOfParsing(page: Page): Promise<unknown> {
  return page.addInitScript((name) => {
    const mark = (startTime: number) => performance.mark(name, { startTime });
    const inNextFrame = () => requestAnimationFrame(() => requestAnimationFrame(mark));
    document.addEventListener("readystatechange", inNextFrame, { once: true });
  }, whole);
}

/** Returns the unexpected layout shifts since the page was opened, each with its value and the moved elements. */
export function shiftsOf(page: Page): Promise<readonly { readonly value: number }[]> {
  return page.evaluate(
    ({ name, least }) =>
      new Promise((resolve) => {
        const shifts: PerformanceEntry[] = [];
        const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            shifts.push(...observer.takeRecords());
            const [{ startTime: start } = { startTime: 0 }] = performance.getEntriesByName(name);
            const counted = shifts.flatMap((shift) => {
              const value = "value" in shift ? Number(shift.value) : 0;
              // The entry itself cannot leave the page.
              return shift.startTime >= start && value >= least
                ? [{ ...shift.toJSON(), value }]
                : [];
            });
            resolve(counted);
          }),
        );
      }),
    { name: whole, least: leastNoticed },
  );
}
