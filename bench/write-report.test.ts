import { expect, test } from "vitest";
import { atMost, figure, type ReportSection } from "./metrics.ts";
import { summarise, writeReport } from "./write-report.ts";

const machine = {
  date: "2026-11-20",
  node: "24.0.0",
  chromium: "156.0",
  processors: 2,
  processor: "A processor",
  load: 0.25,
};

function aSection(fields: Partial<ReportSection> = {}): ReportSection {
  return { title: "Paint", method: "Looked at.", metrics: [], notes: [], ...fields };
}

test("says that all bounds are met, and on which machine", () => {
  const report = writeReport(machine, [aSection({ metrics: [atMost("LCP", 900, 1000, "ms")] })]);
  expect(report).toContain("**All 1 bounds are met.**");
  expect(report).toContain("| LCP | ≤ 1,000 ms | 900 ms | yes |");
  expect(report).toContain("Node 24.0.0 and Chromium 156.0 on 2 processors (A processor)");
});

test("the first line after the title names the missed bounds", () => {
  const metrics = [atMost("LCP", 1100, 1000, "ms"), figure("FCP", 500, "ms")];
  const report = writeReport(machine, [aSection({ metrics })]);
  expect(report.split("\n\n")[1]).toBe("**1 of 1 bounds missed: LCP 1,100 ms, bound ≤ 1,000 ms.**");
  expect(report).toContain("| LCP | ≤ 1,000 ms | 1,100 ms | **no** |");
  expect(report).toContain("| FCP |  | 500 ms |  |");
});

test("figures without bounds do not count as met", () => {
  expect(summarise([aSection({ metrics: [figure("FCP", 500, "ms")] })])).toBe(
    "No bound is set for what was measured.",
  );
});

test("a section has its method and its notes; a bar does not break the table", () => {
  const report = writeReport(machine, [
    aSection({ metrics: [figure("a|b", 1, "")], notes: ["Slept."] }),
  ]);
  expect(report).toContain("## Paint\n\nLooked at.\n\n| What | Bound | Measured | Met |");
  expect(report).toContain(String.raw`| a\|b |`);
  expect(report).toContain("\n\n- Slept.\n");
});
