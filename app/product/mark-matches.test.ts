import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptAround, markMatches } from "./mark-matches.ts";

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

test("characters that lowercasing lengthens do not shift the mark", () => {
  expect(markMatches("İİ shirt", "shirt")).toEqual([
    { text: "İİ ", match: false },
    { text: "shirt", match: true },
  ]);
});

test("an excerpt starts shortly before the match, at a word", () => {
  const text = "A day bag in waxed cotton canvas, closed by two leather straps with brass buckles.";
  expect(excerptAround(text, "brass")).toBe("… leather straps with brass buckles.");
});

test("a text with an early match is not cut", () => {
  expect(excerptAround("A T-shirt in jersey.", "shirt")).toBe("A T-shirt in jersey.");
});

test("nor is one whose match starts exactly at the limit", () => {
  expect(excerptAround("In jersey: a shirt", "shirt", 13)).toBe("In jersey: a shirt");
  expect(excerptAround("In jersey: a shirt", "shirt", 12)).toBe("… jersey: a shirt");
});

test("a text without spaces before the match is cut at the match", () => {
  expect(excerptAround("Jersey/cotton/shirt here", "shirt", 5)).toBe("… shirt here");
});

test("a text without a match is not cut", () => {
  expect(excerptAround("Waxed cotton canvas with brass buckles.", "silk")).toBe(
    "Waxed cotton canvas with brass buckles.",
  );
});

test("part of a character that lowercasing lengthens is not a match, nor are two matches one character", () => {
  expect(markMatches("İ", "i")).toEqual([{ text: "İ", match: false }]);
  expect(markMatches("İİ", "\u0307i")).toEqual([
    { text: "İ", match: true },
    { text: "İ", match: false },
  ]);
});

test("the runs joined are the text, and every match is marked, wherever it is", () => {
  const piece = fc.stringMatching(/^[aAbBİ ]{0,4}$/);
  const query = fc.stringMatching(/^[aAbBİ]{1,2}$/).map((word) => word.toLowerCase());
  fc.assert(
    fc.property(fc.array(piece), query, (pieces, sought) => {
      const text = pieces.join(sought);
      const runs = markMatches(text, sought);
      expect(runs.map((run) => run.text).join("")).toBe(text);
      expect(runs.every((run) => run.text !== "")).toBe(true);
      for (const { text: run, match } of runs) {
        expect(run.toLowerCase().includes(sought)).toBe(match);
      }
    }),
  );
});

test("an excerpt always shows the match", () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (head, word, tail) => {
      const query = word.toLowerCase();
      expect(excerptAround(head + word + tail, query).toLowerCase()).toContain(query);
    }),
  );
});
