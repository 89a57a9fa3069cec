import fc from "fast-check";
import { expect, test } from "vitest";
import { lowerCase } from "./fold-text.ts";
import { excerptAround, markMatches } from "./mark-matches.tsx";

test("every occurrence is a run of its own, in its own case", () => {
  expect(markMatches("Shirt on shirt", "shirt")).toEqual([
    { text: "Shirt", match: true },
    { text: " on ", match: false },
    { text: "shirt", match: true },
  ]);
});

test("a text without the query is one unmarked run", () => {
  expect(markMatches("Canvas Rucksack", "shirt")).toEqual([
    { text: "Canvas Rucksack", match: false },
  ]);
});

test("an empty query marks nothing", () => {
  expect(markMatches("Canvas Rucksack", "")).toEqual([{ text: "Canvas Rucksack", match: false }]);
  expect(excerptAround("Canvas Rucksack", "", 0)).toBe("Canvas Rucksack");
});

test("only what the search rule finds is marked: case is ignored, accents are not", () => {
  expect(markMatches("Wollmütze", "mutze")).toEqual([{ text: "Wollmütze", match: false }]);
  expect(markMatches("WOLLMÜTZE", "mütze")).toEqual([
    { text: "WOLL", match: false },
    { text: "MÜTZE", match: true },
  ]);
  expect(markMatches("İİ shirt", "shirt")).toEqual([
    { text: "İİ ", match: false },
    { text: "shirt", match: true },
  ]);
});

test("an excerpt starts shortly before the match, at a word", () => {
  const text = "A day bag in waxed cotton canvas, closed by two leather straps with brass buckles.";
  expect(excerptAround(text, "brass")).toBe("… leather straps with brass buckles.");
});

test("a text with an early match is its own excerpt", () => {
  expect(excerptAround("A T-shirt in jersey.", "shirt")).toBe("A T-shirt in jersey.");
});

test("so is one whose match starts exactly at the limit", () => {
  expect(excerptAround("In jersey: a shirt", "shirt", 13)).toBe("In jersey: a shirt");
  expect(excerptAround("In jersey: a shirt", "shirt", 12)).toBe("… jersey: a shirt");
});

test("an excerpt of a text without spaces starts at the match", () => {
  expect(excerptAround("Jersey/cotton/shirt here", "shirt", 5)).toBe("… shirt here");
  expect(excerptAround("Jersey/cotton/shirt", "shirt", 5)).toBe("… shirt");
});

test("a text without a match is its own excerpt", () => {
  expect(excerptAround("Waxed cotton canvas with brass buckles.", "silk")).toBe(
    "Waxed cotton canvas with brass buckles.",
  );
});

test("the runs joined are the text, and every match is marked", () => {
  const piece = fc.stringMatching(/^[aAbBäÄ ]{0,4}$/);
  const query = fc.stringMatching(/^[aAbBäÄ]{1,2}$/).map(lowerCase);
  fc.assert(
    fc.property(fc.array(piece), query, (pieces, sought) => {
      const text = pieces.join(sought);
      const runs = markMatches(text, sought);
      expect(runs.map((run) => run.text).join("")).toBe(text);
      expect(runs.every((run) => run.text !== "")).toBe(true);
      for (const { text: run, match } of runs) {
        expect(lowerCase(run).includes(sought)).toBe(match);
      }
    }),
  );
});

test("an excerpt always shows the match", () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (head, word, tail) => {
      const query = lowerCase(word);
      const text = head + word + tail;
      fc.pre(lowerCase(text).includes(query)); // a Greek sigma depends on what follows it
      expect(lowerCase(excerptAround(text, query))).toContain(query);
    }),
  );
});
