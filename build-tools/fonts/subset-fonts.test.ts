import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fontkit from "fontkit";
import { beforeAll, expect, test } from "vitest";
import { readFont, type ShopFont } from "./shop-font.ts";
import { isPreloaded, listParts, subsetFonts, writeFaces } from "./subset-fonts.ts";

const root = join(import.meta.dirname, "../..");
const font = readFont(root, "Instrument Sans");
const parts = listParts(root, font);
const basic = parts.find(({ file }) => file.endsWith("-basic.woff2"));

beforeAll(() => subsetFonts(root, font));

function open(file: string): fontkit.Font {
  const opened = fontkit.create(readFileSync(file));
  if (!("layout" in opened)) throw new Error("A collection, not a font.");
  return opened;
}

function fileOf(name: string, letters: readonly number[]) {
  return { name, path: `/${name}.woff2`, weights: "100 900", letters: new Set(letters) };
}

/** The letters of a part's face that its file has. */
function shownBy({ file, letters }: (typeof parts)[number]): readonly number[] {
  return open(file).characterSet.filter((code) => letters.has(code));
}

test("the parts together show every letter of the font", () => {
  const shown = new Set(parts.flatMap(shownBy));
  const letters = font.files.flatMap(({ path, letters: meant }) =>
    open(path).characterSet.filter((code) => meant.has(code)),
  );
  expect(letters.length).toBeGreaterThan(300);
  expect(letters.filter((code) => !shown.has(code))).toEqual([]);
});

test("the basic part alone covers English, and not É", () => {
  const shown = new Set(basic && shownBy(basic));
  const written = "Up to 50% off, “until” 4/12 – it’s €9 · £7 · $5 − © × … & @ # ?!";
  expect([...written].filter((letter) => !shown.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  expect(shown.has("É".charCodeAt(0))).toBe(false);
  expect(parts.filter((part) => isPreloaded(part, written))).toEqual([basic]);
});

test("a subset keeps the weights, the kerning and the tabular figures", () => {
  const subsets = parts.filter(({ subsetOf }) => subsetOf !== undefined);
  expect(subsets).toHaveLength(2);
  for (const { file, subsetOf = "" } of subsets) {
    expect(open(file).variationAxes).toHaveProperty("wght");
    expect(open(file).availableFeatures).toEqual(
      expect.arrayContaining(
        open(subsetOf).availableFeatures.filter((feature) => /kern|tnum/.test(feature)),
      ),
    );
  }
  expect(open(basic?.file ?? "").layout("AV").advanceWidth).toBe(
    open(basic?.subsetOf ?? "").layout("AV").advanceWidth,
  );
});

test("a font of another script is preloaded by the letters of the texts", () => {
  const heebo: ShopFont = {
    family: "Heebo",
    packageName: "heebo",
    files: [fileOf("heebo-hebrew", [0x5d0, 0x5d1]), fileOf("heebo-latin", [0x41, 0xc9])],
  };
  const css = writeFaces("/", heebo, "אב A");
  expect([...css.matchAll(/\/([\w-]+)\.woff2|display: (\w+)|range: (\S+);/g)].map(last)).toEqual([
    "heebo-latin-rest",
    "swap",
    "U+C9",
    "heebo-hebrew",
    "optional",
    "U+5D0-5D1",
    "heebo-latin-basic",
    "optional",
    "U+41",
  ]);
});

function last(match: RegExpExecArray): string | undefined {
  return match.slice(1).find((group) => group !== undefined);
}
