import type { Page } from "./test.ts";

/** The unexpected layout shifts since the page was opened, each with its value and what moved where. */
export function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: string[] = [];
        const add = (entries: PerformanceEntryList) =>
          shifts.push(...entries.map((entry) => JSON.stringify(entry)));
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(shifts);
          }),
        );
      }),
  );
}
