import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listUnusedOriginals } from "../build-tools/pictures/find-original.ts";
import { checkPictures, listWithoutBackdrop } from "./check-pictures.ts";
import { describeProblem } from "./problem.ts";

const root = mkdtempSync(join(tmpdir(), "shop-pictures-"));
const images = join(root, "content/images");

beforeAll(async () => {
  mkdirSync(images, { recursive: true });
  await plain(1600, 2000).jpeg().toFile(join(images, "shirt.jpg"));
  await plain(300, 400).png().toFile(join(images, "stamp.png"));
  // Taken upright by a camera that was held on its side.
  await plain(1200, 500)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toFile(join(images, "turned.jpeg"));
  writeFileSync(
    join(images, "drawing.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50" width="40" height="50"><rect width="40" height="50"/></svg>',
  );
  writeFileSync(join(images, "broken.webp"), "no picture");
  await plain(1200, 630).png().toFile(join(images, "social-card.PNG"));
});

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "tan" } });
}

afterAll(() => rmSync(root, { recursive: true }));

async function linesFor(name: string): Promise<readonly string[]> {
  return (await checkPictures(root, { [name]: { alt: "A thing" } })).map(describeProblem);
}

test("originals of any format are accepted; a drawing may have any size", async () => {
  expect(await linesFor("shirt")).toEqual([]);
  expect(await linesFor("drawing")).toEqual([]);
});

test("a missing original is reported with a suggestion", async () => {
  const [line] = await linesFor("shirts");
  expect(line).toContain('content/pictures.ts, picture "shirts": found no file.');
  expect(line).toContain('Did you mean "shirt"?');
});

test("an original that is too small is reported with the required size", async () => {
  expect(await linesFor("stamp")).toEqual([
    'content/pictures.ts, picture "stamp": found an original 300 pixels wide. Expected at least 640 pixels.',
  ]);
});

test("a picture's width takes its EXIF orientation into account", async () => {
  expect((await linesFor("turned"))[0]).toContain("found an original 500 pixels wide");
});

test("the sharing picture is required and must be large enough", async () => {
  const card = join(images, "social-card.PNG");
  rmSync(card);
  expect(await linesFor("shirt")).toEqual([
    expect.stringContaining("content/images, the picture for sharing: found no file."),
  ]);
  await plain(1200, 600).png().toFile(card);
  expect(await linesFor("shirt")).toEqual([
    "content/images, the picture for sharing: found an original 600 pixels high. Expected at least 630 pixels.",
  ]);
  await plain(1200, 630).png().toFile(card);
});

test("a product's cut-out without a backdrop is named, a photo is not", async () => {
  const shape = sharp({ create: { width: 800, height: 900, channels: 4, background: "#0000" } });
  await shape.png().toFile(join(images, "cut-out.png"));
  const products = [{ image: "cut-out" }, { image: "shirt" }];
  expect(await listWithoutBackdrop(root, { products })).toEqual(["cut-out"]);
  const pictures = { "cut-out": { backdrop: "sky" } };
  expect(await listWithoutBackdrop(root, { products, pictures })).toEqual([]);
});

test("a remote picture needs no original", async () => {
  const remote = { address: "https://pictures.example/scarf.jpg", width: 800, height: 1000 };
  const entry = { alt: "A scarf", remote };
  expect(await checkPictures(root, { scarf: entry })).toEqual([]);
});

test("a truncated picture is reported", async () => {
  const whole = await plain(1600, 2000).jpeg().toBuffer();
  writeFileSync(join(images, "part.jpg"), whole.subarray(0, whole.length / 2));
  expect((await linesFor("part"))[0]).toContain("found a file that cannot be read");
});

test("an unsupported format is reported with the supported ones", async () => {
  writeFileSync(join(images, "photo.heic"), "");
  expect(await linesFor("photo")).toEqual([
    'content/pictures.ts, picture "photo": found the file photo.heic. Expected one of webp, avif, jpg, jpeg, png, svg, tif, tiff, gif.',
  ]);
});

test("two originals of one name are reported: only one would be used", async () => {
  await plain(800, 1000).png().toFile(join(images, "scarf.png"));
  await plain(800, 1000).jpeg().toFile(join(images, "scarf.jpg"));
  expect(await linesFor("scarf")).toEqual([
    'content/pictures.ts, picture "scarf": found the files scarf.jpg, scarf.png. Expected one original of that name.',
  ]);
});

test("entries of the wrong shape are left to the shape check", async () => {
  for (const odd of [
    null,
    undefined,
    7,
    "text",
    [null],
    { shirt: null },
    { shirt: { image: 7 } },
  ]) {
    expect(await checkPictures(root, odd)).toEqual([]);
  }
});

test("a file that is not a picture is reported", async () => {
  expect((await linesFor("broken"))[0]).toContain("found a file that cannot be read");
});

test("an original without an entry is listed, unless it is the sharing picture", () => {
  const unused = listUnusedOriginals(root, ["shirt", "stamp", "turned", "drawing"]);
  expect(unused).toContain("broken.webp");
  expect(unused).not.toContain("shirt.jpg");
  expect(unused).not.toContain("social-card.PNG");
});
