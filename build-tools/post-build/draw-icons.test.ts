import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../../test-tools/clean-up.ts";
import { readFont } from "../fonts/shop-font.ts";
import { readTokens } from "../read-tokens.ts";
import { drawIcons, icon } from "./draw-icons.ts";

test.each([
  ["Instrument Sans", "H"],
  ["Instrument Sans", "Å"],
  ["Noto Sans JP", "針"],
])("an icon in %s has equal space above %s and below its line", async (family, initial) => {
  const shop = { root: ".", font: readFont(".", family), tokens: readTokens(".") };
  const trimmed = sharp(await icon(shop, initial, 512, 0.7)).trim();
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const above = -(info.trimOffsetTop ?? 0);
  expect(Math.abs(512 - info.height - 2 * above)).toBeLessThan(6);
});

test("all icons use the owner's icon, but never replace files from content/public/; favicon.ico contains a PNG", () =>
  inTemporaryFolder(async (folder) => {
    const shop = { font: readFont(".", "Instrument Sans"), tokens: readTokens(".") };
    const originals = join(folder, "content/images");
    mkdirSync(originals, { recursive: true });
    const red = { create: { width: 600, height: 600, channels: 3, background: "#f00" } } as const;
    await sharp(red).png().toFile(join(originals, "icon.png"));
    writeFileSync(join(folder, "icon-192.png"), "own");
    await drawIcons({ ...shop, root: folder, pictures: [], remotePictures: [] }, folder);
    for (const file of ["icon-48.png", "icon-maskable-512.png", "apple-touch-icon.png"]) {
      const { dominant } = await sharp(join(folder, file)).stats();
      expect(dominant.r - dominant.b).toBeGreaterThan(200);
    }
    expect(readFileSync(join(folder, "icon-192.png"), "utf8")).toBe("own");
    const ico = readFileSync(join(folder, "favicon.ico"));
    expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({ width: 48 });
  }));

test("the drawn maskable icon fits into the launchers' circle of four fifths", () =>
  inTemporaryFolder(async (folder) => {
    // The folder contains no owner's icon, so the initial is drawn.
    const shop = { root: folder, font: readFont(".", "Instrument Sans"), tokens: readTokens(".") };
    await drawIcons({ ...shop, pictures: [], remotePictures: [] }, folder);
    const trimmed = sharp(join(folder, "icon-maskable-512.png")).trim();
    const { info } = await trimmed.toBuffer({ resolveWithObject: true });
    expect(Math.hypot(info.width, info.height)).toBeLessThan(0.8 * 512);
  }));

test("an owner's icon without a background fits into the same circle", () =>
  inTemporaryFolder(async (folder) => {
    const shop = { root: folder, font: readFont(".", "Instrument Sans"), tokens: readTokens(".") };
    const originals = join(folder, "content/images");
    mkdirSync(originals, { recursive: true });
    const square = '<path fill="#f00" d="M0 0h600v600H0zM300 300v9h9v-9z"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="601" height="601">${square}</svg>`;
    writeFileSync(join(originals, "icon.svg"), svg);
    await drawIcons({ ...shop, pictures: [], remotePictures: [] }, folder);
    const trimmed = sharp(join(folder, "icon-maskable-512.png")).trim();
    const { info } = await trimmed.toBuffer({ resolveWithObject: true });
    expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(0.8 * 512);
    expect(info.width).toBeGreaterThan(280);
  }));
