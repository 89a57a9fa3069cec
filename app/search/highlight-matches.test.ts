import fc from "fast-check";
import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { lowerCase } from "./fold-text.ts";
import { excerptAround, highlightMatches, markProduct } from "./highlight-matches.tsx";

test("what matches the name has no excerpt, whatever its description says", () => {
  const coat = aProduct({ name: "Wool Coat", description: "A coat in brushed wool." });
  expect(markProduct("coat")(coat).excerpt).toBe(false);
  expect(markProduct("brushed")(coat).excerpt).not.toBe(false);
});

test("only what the search rule finds is marked: case is ignored, accents are not", () => {
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
  ["is the text if the match starts at the limit", "A red shirt", "shirt", 6, 11, "A red shirt"],
  ["starts at the match within a word", "Cotton/shirt in red", "shirt", 5, 30, "… shirt in red"],
  ["is the text if nothing matches", "In jersey: a shirt", "silk", 5, 18, "In jersey: a shirt"],
  ["ends with a word, after the match", "A red shirt in silk", "red", 2, 12, "A red shirt\u00A0…"],
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

test("the runs joined are the text, and every match is marked", () => {
  const piece = fc.stringMatching(/^[aAbBäÄ ]{0,4}$/);
  const query = fc.stringMatching(/^[aAbBäÄ]{1,2}$/).map(lowerCase);
  fc.assert(
    fc.property(fc.array(piece), query, (pieces, sought) => {
      const text = pieces.join(sought);
      const runs = highlightMatches(text, sought);
      expect(runs.map((run) => run.text).join("")).toBe(text);
      expect(runs.every((run) => run.text !== "")).toBe(true);
      for (const { text: run, match } of runs) {
        expect(lowerCase(run).includes(sought)).toBe(match);
      }
    }),
  );
});
