import { expect, test } from "vitest";
import { atMost, figure, type Part } from "./rows.ts";
import { writeReport } from "./write-report.ts";

const machine = {
  date: "2026-11-20",
  node: "24.0.0",
  chromium: "156.0",
  processors: 2,
  processor: "A processor",
  load: 0.25,
};

function aPart(fields: Partial<Part> = {}): Part {
  return { title: "Paint", method: "Looked at.", rows: [], notes: [], ...fields };
}

test("says that all bounds are held, and on what it was measured", () => {
  const report = writeReport(machine, [aPart({ rows: [atMost("LCP", 900, 1000, "ms")] })]);
  expect(report).toContain("**All 1 bounds are held.**");
  expect(report).toContain("| LCP | ≤ 1,000 ms | 900 ms | yes |");
  expect(report).toContain("Node 24.0.0 and Chromium 156.0 on 2 processors (A processor)");
});

test("says plainly at the top which bounds are missed", () => {
  const rows = [atMost("LCP", 1100, 1000, "ms"), figure("FCP", 500, "ms")];
  const report = writeReport(machine, [aPart({ rows })]);
  expect(report).toContain("**1 of 1 bounds are missed:** LCP 1,100 ms (≤ 1,000 ms).");
  expect(report).toContain("| LCP | ≤ 1,000 ms | 1,100 ms | **no** |");
  expect(report).toContain("| FCP |  | 500 ms |  |");
});

test("a part has its method, its picture and its notes; a bar does not break the table", () => {
  const report = writeReport(machine, [
    aPart({
      rows: [figure("a|b", 1, "")],
      notes: ["Slept."],
      picture: { path: "pictures/growth.svg", alt: "Growth" },
    }),
  ]);
  expect(report).toContain("## Paint\n\nLooked at.\n\n![Growth](pictures/growth.svg)");
  expect(report).toContain(String.raw`| a\|b |`);
  expect(report).toContain("\n\n- Slept.\n");
});
