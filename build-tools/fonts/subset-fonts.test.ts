import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fontkit from "fontkit";
import { beforeAll, expect, test } from "vitest";
import { readFont } from "./shop-font.ts";
import { isPreloaded, listParts, subsetFonts, writeFaces } from "./subset-fonts.ts";

const root = join(import.meta.dirname, "../..");
const font = readFont(root, "Instrument Sans");
const parts = listParts(root, font);
const basic = parts.find(({ file }) => file.endsWith("-basic.woff2"));

beforeAll(() => subsetFonts(root, font));

/** The letters of a face that its file has. */
function shownBy(file: string, letters: ReadonlySet<number>): readonly number[] {
  const opened = fontkit.create(readFileSync(file));
  return "layout" in opened ? opened.characterSet.filter((code) => letters.has(code)) : [];
}

test("the parts together show every letter of the font", () => {
  const shown = new Set(parts.flatMap(({ file, letters }) => shownBy(file, letters)));
  const all = font.files.flatMap(({ path, letters }) => shownBy(path, letters));
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((code) => !shown.has(code))).toEqual([]);
});

test("the basic part alone covers English, and not É", () => {
  const shown = new Set(basic && shownBy(basic.file, basic.letters));
  const written = "Up to 50% off, “until” 4/12 – it’s €9 · £7 · $5 − © × … & @ # ?!";
  expect([...written].filter((letter) => !shown.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(shown.has("É".charCodeAt(0))).toBe(false);
  expect(parts.filter((part) => isPreloaded(part, written))).toEqual([basic]);
});

test("a font of another script is preloaded by the letters of the texts", () => {
  const files = [
    { name: "heebo-hebrew", letters: new Set([0x5d0, 0x5d1]) },
    { name: "heebo-latin", letters: new Set([0x41, 0xc9]) },
  ].map((file) => ({ ...file, path: `/${file.name}.woff2`, weights: "100 900" }));
  const css = writeFaces("/", { family: "Heebo", packageName: "heebo", files }, "אב A");
  const faces = css.matchAll(/\/([\w-]+)\.woff2[^}]*display: (\w+)[^}]*range: (\S+);/g);
  expect([...faces].map(([, ...face]) => face)).toEqual([
    ["heebo-latin-rest", "swap", "U+C9"],
    ["heebo-hebrew", "optional", "U+5D0-5D1"],
    ["heebo-latin-basic", "optional", "U+41"],
  ]);
});
