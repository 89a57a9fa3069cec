import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { excerptAround, highlightMatches, markProduct } from "./highlight-matches.tsx";

test("a product whose name matches has no excerpt, even if its description matches", () => {
  const coat = aProduct({ name: "Wool Coat", description: "A coat in brushed wool." });
  expect(markProduct("coat")(coat).excerpt).toBe(false);
  expect(markProduct("brushed")(coat).excerpt).not.toBe(false);
});

test("marks follow the search rule: case is ignored, accents are not", () => {
  expect(highlightMatches("Wollmütze", "mutze")).toEqual([{ text: "Wollmütze", match: false }]);
  expect(highlightMatches("WOLLMÜTZE", "mütze")).toEqual([
    { text: "WOLL", match: false },
    { text: "MÜTZE", match: true },
  ]);
  expect(highlightMatches("İİ shirt", "shirt")).toEqual([
    { text: "İİ ", match: false },
    { text: "shirt", match: true },
  ]);
});

test.each([
  ["starts at a word before the match", "In jersey: a shirt", "shirt", 12, 30, "… jersey: a shirt"],
  [
    "is the whole text if the match starts at the limit",
    "A red shirt",
    "shirt",
    6,
    11,
    "A red shirt",
  ],
  ["starts at the match within a word", "Cotton/shirt in red", "shirt", 5, 30, "… shirt in red"],
  [
    "is the whole text if nothing matches",
    "In jersey: a shirt",
    "silk",
    5,
    18,
    "In jersey: a shirt",
  ],
  [
    "ends at a word boundary after the match",
    "A red shirt in silk",
    "red",
    2,
    12,
    "A red shirt\u00A0…",
  ],
  [
    "ends with its match, however long",
    "A red shirt in silk",
    "red sh",
    2,
    4,
    "A red shirt\u00A0…",
  ],
])("an excerpt %s", (_how, whole, query, before, length, excerpt) => {
  expect(excerptAround(whole, query, before, length)).toBe(excerpt);
});

test("every match is marked", () => {
  expect(highlightMatches("Tee for tea", "te")).toEqual([
    { text: "Te", match: true },
    { text: "e for ", match: false },
    { text: "te", match: true },
    { text: "a", match: false },
  ]);
});
