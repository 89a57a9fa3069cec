import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptAround, markMatches } from "./mark-matches.ts";

test("every occurrence is a run of its own, in its own capitals", () => {
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

test("a text that matches early is left whole", () => {
  expect(excerptAround("A T-shirt in jersey.", "shirt")).toBe("A T-shirt in jersey.");
});

test("the runs joined are the text, whatever the text and the query", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, query) => {
      const runs = markMatches(text, query.toLowerCase());
      expect(runs.map((run) => run.text).join("")).toBe(text);
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
