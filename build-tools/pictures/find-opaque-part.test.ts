import sharp from "sharp";
import { expect, test } from "vitest";
import { findOpaquePart } from "./find-opaque-part.ts";

test.each([
  [
    "the object of a garment begins at its upper edge",
    { left: 80, top: 50, width: 240, height: 400 },
    { top: 10 },
  ],
  [
    "a pair of glasses is enlarged to fill a card's width",
    { left: 100, top: 200, width: 200, height: 90 },
    { top: 40, enlarged: 1.64 },
  ],
  [
    "a pair of glasses that already fills the width is not made smaller",
    { left: 10, top: 200, width: 380, height: 90 },
    { top: 40, enlarged: 1 },
  ],
])("%s", async (_what, { left, top, ...size }, expected) => {
  const object = { ...size, channels: 4, background: "navy" } as const;
  const picture = { width: 400, height: 500, channels: 4, background: "#0002" } as const;
  const drawn = sharp({ create: picture }).composite([{ input: { create: object }, left, top }]);
  expect(await findOpaquePart(sharp(await drawn.png().toBuffer()))).toEqual(expected);
});
