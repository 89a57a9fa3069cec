import { join } from "node:path";
import { expect, test } from "vitest";
import { drawText } from "./draw-text.ts";
import { readFont } from "./shop-font.ts";

const root = join(import.meta.dirname, "../..");
const font = readFont(root, "Instrument Sans");

test("the edges of a text are those of its letters, without the space around them", async () => {
  const { width, capHeight, ink } = await drawText(font, "Hill", 100);
  expect(ink.left).toBeGreaterThan(2);
  expect(ink.right).toBeLessThan(width - 2);
  expect(ink.bottom).toBe(0);
  expect((await drawText(font, "ę", 100)).ink.bottom, "an ogonek").toBeGreaterThan(10);
  expect(ink.top, "an l is at least as high as an H").toBeGreaterThanOrEqual(capHeight);
});

test("a text twice as large has edges twice as far", async () => {
  const [small, large] = await Promise.all([50, 100].map((size) => drawText(font, "Åmål", size)));
  expect(large?.ink.right).toBeCloseTo((small?.ink.right ?? 0) * 2);
  expect(large?.ink.top).toBeCloseTo((small?.ink.top ?? 0) * 2);
  expect(large?.ink.top, "the ring of an Å").toBeGreaterThan(large?.capHeight ?? 0);
});

test("a text of two words is drawn in another script, too", async () => {
  const { width } = await drawText(readFont(root, "Heebo"), "תה וחליטות", 100);
  expect(width).toBeGreaterThan(400);
});
