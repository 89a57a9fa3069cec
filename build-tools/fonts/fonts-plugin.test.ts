import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFont, type TTF } from "fonteditor-core";
import subsetFont from "subset-font";
import { beforeAll, expect, test } from "vitest";
import { texts } from "#content/texts.ts";
import { inTemporaryFolder } from "../../test-tools/clean-up.ts";
import { type FontPart, fontsFolder, isPreloaded, listParts, writeFaces } from "./font-parts.ts";
import { fontsPlugin, subsetFonts } from "./fonts-plugin.ts";
import { readFont, readRange } from "./shop-font.ts";

const root = join(import.meta.dirname, "../..");
const font = readFont(root, "Instrument Sans");
const parts = listParts(font, "");
const basic = parts.filter(({ name }) => name.endsWith("-basic"));

beforeAll(() => subsetFonts(root, parts), 60_000);

async function open(path: string, letters: ReadonlySet<string>): Promise<TTF.TTFObject> {
  const text = [...letters].join("");
  const bytes = await subsetFont(readFileSync(path), text, { targetFormat: "sfnt" });
  return createFont(bytes, { type: "ttf" }).get();
}

function openPart({ name, letters }: FontPart): Promise<TTF.TTFObject> {
  return open(join(root, fontsFolder, `${name}.woff2`), letters);
}

/** Returns the letters of the text that none of the parts contain. */
async function missingIn(found: readonly FontPart[], text: string): Promise<readonly string[]> {
  const shown = await Promise.all(found.map(openPart));
  return [...text].filter((letter) =>
    shown.every(({ cmap }) => cmap[letter.codePointAt(0) ?? 0] === undefined),
  );
}

test("the parts together show every letter of the font", async () => {
  const files = await Promise.all(font.files.map(({ path, letters }) => open(path, letters)));
  const all = files.flatMap(({ cmap }) => Object.keys(cmap).map(Number));
  expect(all.length).toBeGreaterThan(300);
  expect(await missingIn(parts, String.fromCodePoint(...all))).toEqual([]);
});

test("the basic part covers English, but not É", async () => {
  const written = "Up to 50% off, “until” 4/12 – it’s €9 · £7 · $5 − © × … & @ # ?!";
  expect(await missingIn(basic, `${written}É`)).toEqual(["É"]);
  expect(parts.filter((part) => isPreloaded(part, written))).toEqual(basic);
});

test.each([
  ["German", "Größe „XL“", ["instrument-sans-latin-basic"]],
  ["French", "Cœur « été », ça plaît", ["instrument-sans-latin-basic"]],
  ["Polish", "Żółty szalik, łódź", ["instrument-sans-latin-ext", "instrument-sans-latin-basic"]],
])("%s preloads no more parts than it needs", (_language, text, names) => {
  const preloaded = listParts(font, text).filter((part) => isPreloaded(part, text));
  expect(preloaded.map(({ name }) => name)).toEqual(names);
});

test("each part of a font covers its own letters, in any script", () => {
  const files = [
    { name: "heebo-hebrew", letters: readRange("U+5D0-5D1") },
    { name: "heebo-latin", letters: readRange("U+0-5D,U+C9") },
  ].map((file) => ({ ...file, path: `/${file.name}.woff2`, weights: "100 900" }));
  const css = writeFaces("Heebo", listParts({ family: "Heebo", id: "heebo", files }, ""));
  const faces = css.matchAll(
    /url\("\.\.\/\.\.\/\.cache\/fonts\/content\/([\w-]+)\.woff2[^}]*range: ([^;]+)/g,
  );
  expect([...faces].map(([, ...face]) => face)).toEqual([
    ["heebo-hebrew", "U+5D0-5D1"],
    ["heebo-latin-rest", "U+0-1F,U+C9-C9"],
    ["heebo-latin-basic", expect.stringMatching(/^U\+20-7E,/)],
  ]);
});

test("font faces are added to the fonts' style sheet, on Windows and in development too", () => {
  const { transform } = fontsPlugin("C:\\shop");
  for (const query of ["", "?direct"]) {
    expect(transform("/* */", `C:/shop/app/styles/fonts.css${query}`)).toContain("@layer base");
  }
  expect(transform("/* */", "C:/shop/app/styles/base.css")).toBeUndefined();
});

test("a font in a hundred slices becomes two files, one per weight, with the letters in use", async () => {
  const japanese = readFont(root, "Noto Sans JP");
  expect(japanese.files.length).toBeGreaterThan(100);
  const text = "新しい靴　￥4,980、é Sale";
  const cut = listParts(japanese, text);
  await subsetFonts(root, cut);
  expect(writeFaces("Noto Sans JP", cut)).not.toContain("unicode-range");
  expect(cut.map(({ weights }) => weights)).toEqual(["1 500", "501 1000"]);
  for (const part of cut) {
    expect(isPreloaded(part, text)).toBe(true);
    expect(await missingIn([part], `${text}A~鞄`)).toEqual(["鞄"]);
  }
  const [regular, bold] = await Promise.all(cut.map(openPart));
  const widthOf = (letter: string, file = regular) =>
    file?.glyf[file.cmap[letter.charCodeAt(0)] ?? 0]?.advanceWidth ?? 0;
  expect(["靴", "　"].map((letter) => widthOf(letter))).toEqual([1000, 1000]);
  expect(widthOf("S", bold)).toBeGreaterThan(widthOf("S"));
  const latin = japanese.files.find(({ name }) => name.endsWith("-latin"));
  const original = await open(latin?.path ?? "", new Set("A"));
  const { ascent, descent, lineGap } = original.hhea;
  expect(regular?.hhea).toMatchObject({ ascent, descent, lineGap });
}, 60_000);

test(
  "the font includes letters that only formats use, such as those of weekdays",
  () =>
    inTemporaryFolder(async (folder) => {
      mkdirSync(join(folder, "content"));
      writeFileSync(join(folder, "content/theme.css"), ':root { --font: "Noto Sans JP"; }');
      symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
      const inJapan = { ...texts, language: "ja", locale: "ja-JP" };
      await fontsPlugin(folder, inJapan).configResolved();
      const day = "曜".charCodeAt(0);
      const part = join(folder, fontsFolder, "noto-sans-jp-regular.woff2");
      expect((await open(part, new Set("曜"))).cmap[day]).toBeDefined();
    }),
  60_000,
);
