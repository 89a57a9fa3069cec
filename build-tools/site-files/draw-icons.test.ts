import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readFont } from "../fonts/shop-font.ts";
import { inTemporaryFolder } from "../project/clean-up.ts";
import { readTokens } from "../read-tokens.ts";
import { drawIcons, icon } from "./draw-icons.ts";

test.each([
  ["Instrument Sans", "H"],
  ["Instrument Sans", "Å"],
  ["Noto Sans JP", "針"],
])("an icon in %s has as much space above %s as below its line", async (family, initial) => {
  const shop = { root: ".", font: readFont(".", family), tokens: readTokens(".") };
  const trimmed = sharp(await icon(shop, initial, 512, 0.7)).trim();
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const above = -(info.trimOffsetTop ?? 0);
  expect(Math.abs(512 - info.height - 2 * above)).toBeLessThan(6);
});

test("a circle of four fifths, as launchers cut it, has all of the maskable icon", () =>
  inTemporaryFolder(async (folder) => {
    const shop = { root: ".", font: readFont(".", "Instrument Sans"), tokens: readTokens(".") };
    await drawIcons({ ...shop, pictures: [], remotePictures: [] }, folder);
    const trimmed = sharp(join(folder, "icon-maskable-512.png")).trim();
    const { info } = await trimmed.toBuffer({ resolveWithObject: true });
    expect(Math.hypot(info.width, info.height)).toBeLessThan(0.8 * 512);
  }));
