import { expect, test } from "vitest";
import { readableSegment } from "./readable-segment.ts";

test.each([
  ["hats", "hats"],
  ["50% off", "50% off"],
  ["🧢", "🧢"],
  ["\0", "%00"],
  [" ", "%20"],
  ["\u200B", "%E2%80%8B"],
])("the segment %j is shown as %s", (segment, text) => {
  expect(readableSegment(segment)).toBe(text);
});
