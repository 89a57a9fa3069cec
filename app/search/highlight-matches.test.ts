import fc from "fast-check";
import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { unifyText } from "./fold-text.ts";
import { excerptAround, highlightMatches, markProduct } from "./highlight-matches.tsx";
import { lowerCase } from "./lower-case.ts";
import { hasQuery, normalizeQuery } from "./search-products.ts";

test("a product whose name matches has no excerpt, even if its description matches", () => {
  const coat = aProduct({ name: "Wool Coat", description: "A coat in brushed wool." });
  expect(markProduct("coat")(coat).excerpt).toBe(false);
  expect(markProduct("brushed")(coat).excerpt).not.toBe(false);
  expect(markProduct("men's")(aProduct({ name: "Men’s Coat" })).excerpt).toBe(false);
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
  ["Wool \n \u200BCoat in red", "wool coat", ["[Wool \n \u200BCoat]", " in red"]],
  [
    "\u200EOver\u00ADcoat, coat\u200B",
    "coat",
    ["\u200EOver\u00AD", "[coat]", ", ", "[coat\u200B]"],
  ],
  ["Men’s T‑Shirt", "men's t-", ["[Men’s T‑]", "Shirt"]],
  ["Die Mu\u0308tze 👨‍👩‍👧, blau", ", blau", ["Die Mütze 👨‍👩‍👧", "[, blau]"]],
])("marks in %j stand where its own characters are", (text, query, runs) => {
  const marked = highlightMatches(text, query);
  expect(marked.map((run) => (run.match ? `[${run.text}]` : run.text))).toEqual(runs);
});

test("marks cover what a search finds, and every character of the text is kept", () => {
  const characters = [
    "a",
    "B",
    "\u0301",
    "-",
    "\u2011",
    "’",
    " ",
    "\u00A0",
    "\u200B",
    "\u{E0020}",
    "😀",
  ];
  const textOf = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength });
  fc.assert(
    fc.property(textOf(20), textOf(4), (text, typed) => {
      const query = normalizeQuery(typed);
      fc.pre(query !== "");
      const runs = highlightMatches(text, query);
      expect(runs.map((run) => run.text).join("")).toBe(text.normalize("NFC"));
      const marked = runs.filter(({ match }) => match);
      expect(marked.length > 0).toBe(hasQuery(text, query));
      expect(marked.every((run) => lowerCase(unifyText(run.text)) === query)).toBe(true);
    }),
  );
});

test("an excerpt is cut where its own characters are", () => {
  const text = "In \u200B jer\u00ADsey – a  shirt’s\u200B \u200Bcollar";
  expect(excerptAround(text, "shirt's", 12, 20)).toBe("… jer\u00ADsey – a  shirt’s\u200B\u00A0…");
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
