import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { beforeAll, expect, test } from "vitest";
import { type FontFile, readFont, readRange } from "../reading/shop-font.ts";
import { isPreloaded, listParts, subsetFonts, writeFaces } from "./subset-fonts.ts";

const root = join(import.meta.dirname, "../..");
const font = readFont(root, "Instrument Sans");
const parts = listParts(root, font);
const basic = parts.find(({ path }) => path.endsWith("-basic.woff2"));

beforeAll(() => subsetFonts(root, font));

/** The letters of a face that its file has. */
async function shownBy({ path, range }: FontFile): Promise<readonly number[]> {
  const letters = String.fromCodePoint(...readRange(range));
  const opened = await subsetFont(readFileSync(path), letters, { targetFormat: "sfnt" });
  return [...new Face(new Blob(opened)).collectUnicodes()];
}

test("the parts together show every letter of the font", async () => {
  const shown = new Set((await Promise.all(parts.map(shownBy))).flat());
  const all = (await Promise.all(font.files.map(shownBy))).flat();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((code) => !shown.has(code))).toEqual([]);
});

test("the basic part alone covers English, and not É", async () => {
  const shown = new Set(basic && (await shownBy(basic)));
  const written = "Up to 50% off, “until” 4/12 – it’s €9 · £7 · $5 − © × … & @ # ?!";
  expect([...written].filter((letter) => !shown.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(shown.has("É".charCodeAt(0))).toBe(false);
  expect(parts.filter((part) => isPreloaded(part, written))).toEqual([basic]);
});

test("a font of another script is preloaded by the letters of the texts", () => {
  const files = [
    { name: "heebo-hebrew", range: "U+5D0-5D1" },
    { name: "heebo-latin", range: "U+41,U+C9" },
  ].map((file) => ({ ...file, path: `/${file.name}.woff2`, weights: "100 900" }));
  const css = writeFaces("/", { family: "Heebo", packageName: "heebo", files }, "אב A");
  const faces = css.matchAll(/\/([\w-]+)\.woff2[^}]*display: (\w+)[^}]*range: (U.[^,;-]+)/g);
  expect([...faces].map(([, ...face]) => face)).toEqual([
    ["heebo-latin-rest", "swap", "U+0"],
    ["heebo-hebrew", "optional", "U+5D0"],
    ["heebo-latin-basic", "optional", "U+20"],
  ]);
});
