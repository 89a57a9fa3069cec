import { expect, test } from "vitest";
import { sizeMetric } from "./metrics.ts";
import { summarize, writeReport } from "./write-report.ts";

const machine = {
  date: "2026-11-20",
  node: "24.0.0",
  chromium: "156.0",
  processors: 2,
  processor: "A processor",
  load: 0.25,
};

const met = sizeMetric("Styles", 9400, 9500);
const missed = sizeMetric("JavaScript", 93_000, 92_000);

test("the metrics of all sections share one table", () => {
  const report = writeReport(machine, [
    { metrics: [met], method: "Weighed." },
    { metrics: [missed], method: "Counted." },
  ]);
  expect(report).toContain(
    "| Styles | 9.4 kB | ≤ 9.5 kB | yes |\n| JavaScript | 93 kB | ≤ 92 kB | **no** |",
  );
  expect(report).toContain("- Weighed.\n- Counted.\n");
  expect(report).toContain("Node 24.0.0 and Chromium 156.0 on 2 processors (A processor)");
});

test("the first line after the title names the missed bounds", () => {
  const report = writeReport(machine, [{ metrics: [met, missed], method: "Weighed." }]);
  expect(report.split("\n\n")[1]).toBe("**1 of 2 bounds missed. JavaScript: 93 kB, bound 92 kB.**");
  expect(summarize([met])).toBe("All 1 bounds are met.");
});

test("a section's own table follows", () => {
  const table = { title: "Lighthouse", head: ["Page", "SEO"], rows: [["/", "100"]] };
  expect(writeReport(machine, [{ table, method: "Run." }])).toContain(
    "## Lighthouse\n\n| Page | SEO |\n| --- | --- |\n| / | 100 |",
  );
});
