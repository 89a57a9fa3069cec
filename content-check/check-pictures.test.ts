import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPictures, listUnusedOriginals, listWithoutBackdrop } from "./check-pictures.ts";
import { describeMistake } from "./mistake.ts";

const root = mkdtempSync(join(tmpdir(), "shop-pictures-"));
const images = join(root, "content/images");

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50" width="40" height="50"><rect width="40" height="50"/></svg>';

beforeAll(async () => {
  mkdirSync(images, { recursive: true });
  const shirt = await plain(1600, 2000).jpeg().toBuffer();
  writeFileSync(join(images, "shirt.jpg"), shirt);
  writeFileSync(join(images, "part.jpg"), shirt.subarray(0, shirt.length / 2));
  writeFileSync(join(images, "drawing.svg"), svg);
  writeFileSync(join(images, "unsized.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(images, "mu\u0308tze.jpg"), shirt);
  writeFileSync(join(images, "broken.webp"), "no picture");
  writeFileSync(join(images, "photo.heic"), "");
  // An opaque picture that has an alpha channel.
  await plain(300, 400).ensureAlpha().png().toFile(join(images, "stamp.png"));
  await plain(800, 1000).png().toFile(join(images, "scarf.png"));
  await plain(800, 1000).jpeg().toFile(join(images, "scarf.jpg"));
  // A portrait photo stored in landscape with an orientation flag.
  const turned = plain(1200, 500).withMetadata({ orientation: 6 });
  await turned.jpeg().toFile(join(images, "turned.jpeg"));
  const shape = sharp({ create: { width: 800, height: 900, channels: 4, background: "#0000" } });
  await shape.png().toFile(join(images, "cut-out.png"));
  await plain(1200, 630).png().toFile(join(images, "social-card.PNG"));
});

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "tan" } });
}

afterAll(() => rmSync(root, { recursive: true }));

async function linesFor(name: string): Promise<readonly string[]> {
  return (await checkPictures(root, { [name]: { alt: "A thing" } })).map(describeMistake);
}

test.each(["shirt", "drawing", "cut-out", "m\u00FCtze", "mu\u0308tze"])(
  "the original of %s is accepted",
  async (name) => {
    expect(await linesFor(name)).toEqual([]);
  },
);

test.each([
  [
    "shirts",
    'no image named "shirts" in content/images/. Did you mean "shirt"? If not, add shirts.jpg',
  ],
  ["hat", 'no image named "hat" in content/images/. Add hat.jpg (or another supported format).'],
  ["stamp", "a picture 300 pixels wide. Expected at least 640 pixels."],
  ["turned", "a picture 500 pixels wide. Expected at least 640 pixels."],
  ["unsized", "an SVG file with neither a `viewBox` nor a `width` and `height`. Add a `viewBox`,"],
  ["part", "a file that is damaged or in an unsupported format ("],
  ["broken", "a file that is damaged or in an unsupported format ("],
  [
    "photo",
    "photo.heic, which is in a format that the build cannot read. Convert it to a supported",
  ],
  ["scarf", "scarf.jpg and scarf.png. Keep only one of these files."],
])("the original of %s: found %s", async (name, words) => {
  const [line, ...others] = await linesFor(name);
  expect(line).toContain(`content/pictures.ts, picture "${name}": found `);
  expect(line).toContain(words);
  expect(others).toEqual([]);
});

test("a picture with a focal point must be a cut-out", async () => {
  const close = { x: 50, y: 20, zoom: 2 };
  const pictures = { "cut-out": { alt: "A hole", close }, shirt: { alt: "A shirt", close } };
  expect((await checkPictures(root, pictures)).map(describeMistake)).toEqual([
    'content/pictures.ts, picture "shirt", close: found a close-up, but the picture\'s background is not transparent. Remove `close`, or use a picture with a transparent background.',
  ]);
});

test.each([
  ["dusk", []],
  ["stamp", [expect.stringContaining('dark: found "stamp" (300 × 400), whose proportions differ')]],
  ["cut-out", [expect.stringContaining('found "cut-out", which has a transparent background.')]],
])("a dark version must be as wide and high as its picture: %s", async (dark, expected) => {
  await plain(800, 1000).png().toFile(join(images, "dusk.png"));
  const found = await checkPictures(root, { shirt: { alt: "A shirt", dark } });
  rmSync(join(images, "dusk.png"));
  expect(found.map(describeMistake)).toEqual(expected);
});

test("the social card is required and must be large enough", async () => {
  const card = join(images, "social-card.PNG");
  rmSync(card);
  expect(await linesFor("shirt")).toEqual([
    expect.stringContaining(
      'content/images, social card: found no image named "social-card" in content/images/.',
    ),
  ]);
  await plain(1200, 600).png().toFile(card);
  expect(await linesFor("shirt")).toEqual([
    "content/images, social card: found a picture 600 pixels high. Expected at least 630 pixels.",
  ]);
  await plain(1200, 630).png().toFile(card);
});

test("a product's cut-out without a backdrop is listed; a photo is not", async () => {
  const products = ["cut-out", "shirt", "stamp"].map((image) => ({ image }));
  expect(await listWithoutBackdrop(root, { products })).toEqual(["cut-out"]);
  const pictures = { "cut-out": { backdrop: "sky" } };
  expect(await listWithoutBackdrop(root, { products, pictures })).toEqual([]);
});

test("neither a remote picture nor an entry of the wrong shape needs an original", async () => {
  const remote = { address: "https://pictures.example/scarf.jpg", width: 800, height: 1000 };
  for (const pictures of [{ silk: { alt: "A scarf", remote } }, undefined, "text", { shirt: 7 }]) {
    expect(await checkPictures(root, pictures)).toEqual([]);
  }
});

test("an original without an entry is listed, except the social card and hidden files", () => {
  writeFileSync(join(root, "content/images/.DS_Store"), "");
  const names = [
    "m\u00FCtze",
    "shirt",
    "part",
    "drawing",
    "photo",
    "stamp",
    "scarf",
    "turned",
    "cut-out",
  ];
  expect(listUnusedOriginals(root, names)).toEqual(["broken.webp", "unsized.svg"]);
});
