import { expect, test } from "vitest";
import { drawText } from "./draw-text.ts";
import { readFont } from "./shop-font.ts";

test("the edges of a text are those of its letters, without the space around them", async () => {
  const font = readFont(".", "Instrument Sans");
  const { width, capHeight, ink } = await drawText(font, "Hill", 100);
  expect(ink.left).toBeGreaterThan(2);
  expect(ink.right).toBeLessThan(width - 2);
  expect(ink.bottom).toBe(0);
  expect((await drawText(font, "ę", 100)).ink.bottom, "an ogonek").toBeGreaterThan(10);
  expect(ink.top, "an l is at least as high as an H").toBeGreaterThanOrEqual(capHeight);
  expect((await drawText(font, "Å", 100)).ink.top, "a ring").toBeGreaterThan(capHeight + 10);
});

test("a text of two words is drawn in another script, too", async () => {
  const { width } = await drawText(readFont(".", "Heebo"), "תה וחליטות", 100);
  expect(width).toBeGreaterThan(400);
});
