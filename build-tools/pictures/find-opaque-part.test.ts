import sharp from "sharp";
import { expect, test } from "vitest";
import { findOpaquePart } from "./find-opaque-part.ts";

test.each([
  [
    "a tall object is enlarged to fill a card's height",
    { left: 100, top: 50, width: 200, height: 400 },
    { top: 10, scale: 1.1 },
  ],
  [
    "a bulky object is made smaller",
    { left: 50, top: 100, width: 300, height: 300 },
    { top: 20, scale: 0.86 },
  ],
  [
    "any other object keeps its size",
    { left: 100, top: 100, width: 200, height: 300 },
    { top: 20, scale: 1 },
  ],
  [
    "a pair of glasses is enlarged to fill a card's width",
    { left: 100, top: 200, width: 200, height: 90 },
    { top: 40, scale: 1.64, wide: true },
  ],
  [
    "a pair of glasses that already fills the width is not made smaller",
    { left: 10, top: 200, width: 380, height: 90 },
    { top: 40, scale: 1, wide: true },
  ],
])("%s", async (_what, { left, top, ...size }, expected) => {
  const object = { ...size, channels: 4, background: "navy" } as const;
  const picture = { width: 400, height: 500, channels: 4, background: "#0002" } as const;
  const drawn = sharp({ create: picture }).composite([{ input: { create: object }, left, top }]);
  expect(await findOpaquePart(sharp(await drawn.png().toBuffer()))).toEqual(expected);
});
