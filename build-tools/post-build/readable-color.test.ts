import { expect, test } from "vitest";
import { readableColor } from "./readable-color.ts";

test.each([
  ["a light background", "#d6d0c6", "#1a1512"],
  ["a dark green", "#123326", "#f6f3ee"],
  ["a middle gray, on which neither color is readable", "#757575", "#000000"],
])("finds a readable color on %s", (_name, background, color) => {
  expect(readableColor(background, ["#1a1512", "#f6f3ee"])).toBe(color);
});
