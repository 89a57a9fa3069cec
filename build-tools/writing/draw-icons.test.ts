import sharp from "sharp";
import { expect, test } from "vitest";
import { readTokens } from "../reading/read-tokens.ts";
import { readFont } from "../reading/shop-font.ts";
import { icon } from "./draw-icons.ts";

test.each([
  ["Instrument Sans", "H"],
  ["Instrument Sans", "Å"],
  ["Noto Sans JP", "針"],
])("an icon in %s has as much space above %s as below its line", async (family, initial) => {
  const shop = { font: readFont(".", family), tokens: readTokens(".") };
  const trimmed = sharp(await icon(shop, initial, 512, 0.7)).trim();
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const above = -(info.trimOffsetTop ?? 0);
  expect(Math.abs(512 - info.height - 2 * above)).toBeLessThan(6);
});
