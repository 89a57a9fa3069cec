import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fontkit from "fontkit";
import { expect, test } from "vitest";
import { fontSheet, originalFont, subsetParts } from "./subset-fonts.ts";

const root = join(import.meta.dirname, "../..");
const font = readFileSync(join(root, originalFont));

function open(file: Uint8Array): fontkit.Font {
  const opened = fontkit.create(Buffer.from(file));
  if (!("layout" in opened)) throw new Error("A collection, not a font.");
  return opened;
}

/** The subsets of the shop's own font, by file name. */
async function openParts(): Promise<ReadonlyMap<string, fontkit.Font>> {
  const parts = await subsetParts(font, readFileSync(join(root, fontSheet), "utf8"));
  return new Map([...parts].map(([fileName, file]) => [fileName, open(file)]));
}

test("the subsets together cover every letter of the font, each letter once", async () => {
  const parts = await openParts();
  expect([...parts.keys()]).toEqual(["instrument-sans-basic.woff2", "instrument-sans-latin.woff2"]);
  const letters = [...parts.values()].flatMap(lettersOf);
  expect(letters).toHaveLength(new Set(letters).size);
  const missing = lettersOf(open(font)).filter((letter) => !letters.includes(letter));
  expect(missing, "Ă is in the file for the rest of Europe").toEqual(["Ă"]);
});

test("the preloaded subset covers English, and not É", async () => {
  const basic = (await openParts()).get("instrument-sans-basic.woff2");
  const written = "Up to 50% off, “until” 4/12 – it’s €9 · £7 · $5 − © × … & @ # ?!";
  expect([...written].filter((letter) => !has(basic, letter))).toEqual([]);
  expect(has(basic, "É")).toBe(false);
});

test("a subset keeps the weights, the kerning and the tabular figures", async () => {
  for (const part of (await openParts()).values()) {
    expect(part.variationAxes).toHaveProperty("wght");
    expect(part.availableFeatures).toContain("kern");
  }
  const basic = (await openParts()).get("instrument-sans-basic.woff2");
  expect(basic?.availableFeatures).toContain("tnum");
  expect(basic?.layout("AV").advanceWidth).toBe(open(font).layout("AV").advanceWidth);
});

test.each([
  ["no range", ""],
  ["a range with wildcards", "unicode-range: U+00??;"],
  ["a letter itself", "unicode-range: U+0041, b;"],
])("%s is reported with its file and what to write", async (_, declaration) => {
  const css = `@font-face { src: url("../../.cache/fonts/own.woff2"); ${declaration} }`;
  await expect(subsetParts(font, css)).rejects.toThrow(
    /^app\/styles\/fonts\.css: the unicode-range of own\.woff2 has ".*"\. Write letters as U\+131/,
  );
});

test("a font face from another site is unchanged", async () => {
  const css = '@font-face { src: url("https://shop.example/own.woff2"); }';
  expect((await subsetParts(font, css)).size).toBe(0);
});

/** The letters of a font, without combining marks and unassigned code points. */
function lettersOf(part: fontkit.Font): readonly string[] {
  return part.characterSet
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !/[\p{Mark}\p{Unassigned}]/u.test(letter));
}

function has(part: fontkit.Font | undefined, letter: string): boolean {
  return part?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false;
}
