import { expect, test } from "vitest";
import { listTokens } from "../read-tokens.ts";
import { drawText, findMissingLetters } from "./draw-text.ts";
import { readFont, readShopFont } from "./shop-font.ts";

/** The edges of an outline, as `ink` states them. */
function edgesOf(svg: string) {
  const figures = (svg.match(/-?\d+\.\d+/g) ?? []).map(Number);
  const xs = figures.filter((_, at) => at % 2 === 0);
  const ys = figures.filter((_, at) => at % 2 === 1);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { left, right, top: -Math.min(...ys), bottom: Math.max(...ys) };
}

test("the edges of a text are those of its letters, without the space around them", async () => {
  const font = readFont(".", "Instrument Sans");
  const { width, ink } = await drawText(font, "Hill", 100);
  const { top } = (await drawText(font, "H", 100)).ink;
  expect(ink.left).toBeGreaterThan(2);
  expect(ink.right).toBeLessThan(width - 2);
  expect(ink.right).toBeGreaterThan(width - 12);
  expect(ink.bottom).toBe(0);
  expect((await drawText(font, "ę", 100)).ink.bottom, "an ogonek").toBeGreaterThan(10);
  expect(ink.top, "an l is at least as high as an H").toBeGreaterThanOrEqual(top);
  expect((await drawText(font, "Å", 100)).ink.top, "a ring").toBeGreaterThan(top + 10);
});

test.each([
  ["Instrument Sans", "Hjl\u0304ę"],
  ["Heebo", "וָה"],
])("the outlines in %s are within the edges stated, with the marks of %s", async (family, text) => {
  const { svg, ink } = await drawText(readFont(".", family), text, 100);
  const { left, right, top, bottom } = edgesOf(svg);
  expect(Math.hypot(left - ink.left, right - ink.right)).toBeLessThan(2);
  expect(Math.hypot(top - ink.top, bottom - ink.bottom)).toBeLessThan(2);
});

test("a text of another script is drawn with its marks where the font puts them", async () => {
  const font = readFont(".", "Heebo");
  expect((await drawText(font, "תה וחליטות", 100)).width).toBeGreaterThan(400);
  const [plain, marked] = [await drawText(font, "ו", 100), await drawText(font, "וָ", 100)];
  expect(marked.width, "a mark takes no room").toBeCloseTo(plain.width);
  expect(plain.ink.bottom).toBeLessThan(5);
  expect(marked.ink.bottom, "a qamats is below its letter").toBeGreaterThan(15);
  expect(marked.ink.right, "and not next to it").toBeLessThanOrEqual(plain.ink.right + 5);
  const latin = readFont(".", "Instrument Sans");
  const [base, macron] = [await drawText(latin, "Hl", 100), await drawText(latin, "Hl\u0304", 100)];
  expect(macron.width, "nor letter spacing").toBeCloseTo(base.width);
  expect(macron.ink.top).toBeGreaterThan(base.ink.top + 5);
});

test("letters without a baseline stand above the line, and are not set tight", async () => {
  const latin = readFont(".", "Instrument Sans");
  const { width, rise, ink } = await drawText(readFont(".", "Noto Sans JP"), "落靴", 100);
  expect(width).toBeCloseTo(200);
  expect(rise).toBeGreaterThan(ink.bottom);
  const [word, double] = [await drawText(latin, "Jug", 100), await drawText(latin, "JugJug", 100)];
  expect(word.rise).toBe(0);
  expect(double.width, "others are").toBeCloseTo(2 * word.width - 6);
});

function choose(families: string) {
  return readShopFont(".", listTokens(`:root { --font: ${families}; }`));
}

test("a shop may download no font: its name is drawn as text", async () => {
  const font = choose("ui-rounded, system-ui, sans-serif");
  expect(font.files).toEqual([]);
  expect(await findMissingLetters(font, "落とす")).toEqual([]);
  const [name, longer] = [await drawText(font, "H & M", 100), await drawText(font, "H & MM", 100)];
  expect(name.svg).toMatch(/^<text .*font-weight="700".*>H &amp; M<\/text>$/);
  expect(longer.width).toBeGreaterThan(name.width + 20);
  expect(name.ink).toMatchObject({ top: 78, bottom: 22 });
  expect(() => choose("Georgia, serif")).toThrow(/npm install .*\/georgia\), or system-ui, /);
});
