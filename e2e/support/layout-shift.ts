import type { Page } from "./test.ts";

/** As Chromium reports it; TypeScript does not know it. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/** The unexpected layout shifts since the page was opened, each with what moved, from where and to where. */
export function shiftsOf(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(
    () =>
      new Promise<readonly unknown[]>((resolve) => {
        const shifts: unknown[] = [];
        const add = (entries: readonly PerformanceEntry[]) =>
          shifts.push(
            ...entries
              .filter((entry): entry is LayoutShift => "sources" in entry)
              .map(({ value, sources }) => ({
                value,
                moved: sources.map(({ node, previousRect, currentRect }) => ({
                  html: (node instanceof Element ? node : node?.parentElement)?.outerHTML,
                  from: previousRect.toJSON(),
                  to: currentRect.toJSON(),
                })),
              })),
          );
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
