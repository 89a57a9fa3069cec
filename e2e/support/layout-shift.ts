import type { Page } from "./test.ts";

/** The sum of all unexpected layout shifts since the page was opened. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        function add(entries: readonly PerformanceEntry[]) {
          for (const entry of entries) {
            if ("value" in entry && typeof entry.value === "number") sum += entry.value;
          }
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}
