import type { Page } from "./test.ts";

/**
 * The unexpected layout shifts since the page was opened, each with its value and what moved where.
 * @param from what they follow: in a window as high as the page, blocks move while the HTML is parsed
 */
export function shiftsOf(
  page: Page,
  from: "opened" | "parsed" = "opened",
): Promise<readonly string[]> {
  return page.evaluate(
    (since) =>
      new Promise((resolve) => {
        const shifts: string[] = [];
        const [navigation] = performance.getEntriesByType("navigation");
        const parsed =
          navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0;
        const start = since === "parsed" ? parsed : 0;
        const add = (entries: PerformanceEntryList) => {
          const counted = entries.filter(({ startTime }) => startTime >= start);
          shifts.push(...counted.map((entry) => JSON.stringify(entry)));
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(shifts);
          }),
        );
      }),
    from,
  );
}
