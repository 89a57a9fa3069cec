import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fontkit from "fontkit";
import { beforeAll, expect, test } from "vitest";
import { type FontFile, readFont } from "../reading/shop-font.ts";
import { isPreloaded, listParts, readRange, subsetFonts, writeFaces } from "./subset-fonts.ts";

const root = join(import.meta.dirname, "../..");
const font = readFont(root, "Instrument Sans");
const parts = listParts(root, font);
const basic = parts.find(({ path }) => path.endsWith("-basic.woff2"));

beforeAll(() => subsetFonts(root, font));

/** The letters of a face that its file has. */
function shownBy({ path, range }: FontFile): readonly number[] {
  const letters = readRange(range);
  const opened = fontkit.create(readFileSync(path));
  return "layout" in opened ? opened.characterSet.filter((code) => letters.has(code)) : [];
}

test("the parts together show every letter of the font", () => {
  const shown = new Set(parts.flatMap(shownBy));
  const all = font.files.flatMap(shownBy);
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((code) => !shown.has(code))).toEqual([]);
});

test("the basic part alone covers English, and not É", () => {
  const shown = new Set(basic && shownBy(basic));
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
