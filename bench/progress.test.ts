import { expect, test } from "vitest";
import { describeProgress, trackProgress } from "./progress.ts";
import type { Section } from "./section.ts";

function aSection(name: string, steps: number, seconds: number): Section {
  const measure = async () => ({ title: name, method: "", metrics: [], notes: [] });
  return { name, steps, seconds, measure };
}

test("the time left is the estimate at first", () => {
  const start = { step: 1, steps: 90, elapsed: 0, done: 0, total: 500 };
  expect(describeProgress(start, "load")).toBe("[1/90] 0:00 elapsed, about 8:20 left: load");
});

test("on a machine that takes twice as long as estimated, so does the rest", () => {
  const later = { step: 10, steps: 90, elapsed: 120, done: 60, total: 500 };
  expect(describeProgress(later, "load")).toContain("2:00 elapsed, about 14:40 left");
});

test("steps are counted over all sections, and a section that ends early counts as done", () => {
  const lines: string[] = [];
  let time = 0;
  const [load, click] = [aSection("load", 4, 10), aSection("click", 2, 10)];
  const progress = trackProgress(
    [load, click],
    (line) => lines.push(line),
    () => time,
  );
  const loading = progress.begin(load);
  loading.step("first");
  expect(loading.late()).toBe(false);
  time = 11_000;
  expect(loading.late()).toBe(true);
  loading.end();
  progress.begin(click).step("second");
  expect(lines).toEqual([
    "[1/6] 0:00 elapsed, about 0:20 left: load: first",
    "[5/6] 0:11 elapsed, about 0:11 left: click: second",
  ]);
});
