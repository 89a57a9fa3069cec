import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listTokens } from "../build-tools/read-tokens.ts";
import { listFaintPictures } from "./list-faint-pictures.ts";

const root = mkdtempSync(join(tmpdir(), "shop-faint-"));

const part = (background: string) =>
  sharp({ create: { width: 300, height: 400, channels: 4, background } })
    .png()
    .toBuffer();

/**
 * Draws two originals: a gray photo, and a gray cut-out with a black shadow. The check ignores the
 * shadow.
 */
beforeAll(async () => {
  const images = join(root, "content/images");
  mkdirSync(images, { recursive: true });
  await sharp({ create: { width: 640, height: 400, channels: 4, background: "#0000" } })
    .composite([
      { input: await part("#999"), left: 0, top: 0 },
      { input: await part("#0004"), left: 320, top: 0 },
    ])
    .png()
    .toFile(join(images, "scarf.png"));
  const photo = sharp({ create: { width: 640, height: 400, channels: 3, background: "#999" } });
  await photo.png().toFile(join(images, "photo.png"));
});

afterAll(() => rmSync(root, { recursive: true }));

const tokens = listTokens(":root { --mist: light-dark(#a0a0a0, #111); --coal: #111 }");
const line = (backdrop: string, scheme: string, contrast: string) =>
  `content/pictures.ts, picture "scarf", ${scheme} scheme: found too little contrast with the backdrop "${backdrop}" (ratio ${contrast}). Choose a backdrop that gives a contrast ratio of at least 1.35.`;

test("a cut-out as light as its backdrop is listed by scheme; a photo and a clear cut-out are not", async () => {
  const pictures = { scarf: { backdrop: "mist" }, photo: { backdrop: "mist" } };
  expect(await listFaintPictures(root, { pictures }, tokens)).toEqual([
    line("mist", "light", "1.09"),
  ]);
  expect(
    await listFaintPictures(root, { pictures: { scarf: { backdrop: "coal" } } }, tokens),
  ).toEqual([]);
});

test("in the dark scheme, a picture's dark version is measured", async () => {
  const dim = listTokens(":root { --mist: light-dark(#fff, #a0a0a0) }");
  const pictures = { scarf: { backdrop: "mist" } };
  expect(await listFaintPictures(root, { pictures }, dim)).toEqual([line("mist", "dark", "1.09")]);
  const withDark = { scarf: { backdrop: "mist", dark: "photo" } };
  expect(await listFaintPictures(root, { pictures: withDark }, dim)).toEqual([]);
});

test("a faint cut-out on the backdrop of a gender's page is listed", async () => {
  const pictures = { scarf: { backdrop: "coal" } };
  const categories = [{ genders: [{ gender: "men", image: "scarf", backdrop: "mist" }] }];
  expect(await listFaintPictures(root, { pictures, categories }, tokens)).toEqual([
    line("mist", "light", "1.09"),
  ]);
});
