import { expect, test } from "vitest";
import { contentWith, linesFor } from "./content-fixture.ts";

test.each([
  ["texts.language", "xx", 'language: found "xx". Expected a valid language code, such'],
  ["texts.locale", "xx-US", 'found "xx-US". Expected a valid language and country code'],
  ["texts.locale", "en-XX", 'locale: found "en-XX".'],
  ["texts.locale", "en_US", 'locale: found "en_US".'],
  ["texts.currency", "XYZ", 'found "XYZ". Expected a valid currency code'],
  ["texts.search.minimumLength", 4, "found 4. Expected 1, 2, or 3."],
  [
    "texts.didYouMean",
    "Did you mean {sugestion}?",
    'text that contains "{suggestion}" exactly once, and no other',
  ],
  [
    "texts.home.deal",
    "until {month}",
    'text that contains "{month}" and "{day}", once each, and no other',
  ],
  [
    "texts.home.deal",
    "until {month}/{day}, {day}",
    'text that contains "{month}" and "{day}", once each, and no other',
  ],
  ["texts.product.sale", "Sale", 'text that contains "{percent}" or "{amount}".'],
  ["texts.products.one", "{cuont} product", 'text that contains "{count}".'],
  [
    "texts.products.other",
    "products",
    'other: found "products". Expected text that contains "{count}"',
  ],
  [
    "texts.home.revealed.other",
    "Shown",
    'other: found "Shown". Expected text that contains "{count}"',
  ],
  [
    "texts.search.found.other",
    "Found",
    'other: found "Found". Expected text that contains "{count}"',
  ],
  [
    "texts.listing.show.other",
    "Show",
    'other: found "Show". Expected text that contains "{count}"',
  ],
  ["texts.products.one", undefined, "found nothing. Expected text for the number 1."],
  [
    "texts.products.other",
    undefined,
    "found nothing. Expected text for any number that has no text of its own.",
  ],
  [
    "texts.products.few",
    "{count} few",
    'Remove `few`, a plural form that the language "en" does not have.',
  ],
])("%s: %s", (path, value, words) => {
  const lines = linesFor({ [path]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(words);
});

test("an owner's own texts may be in lists and groups; each wrong text is reported with its path", () => {
  const quotes = [
    { words: "Good.", by: "Ann" },
    { words: "Fine.", by: "Bo" },
  ];
  expect(
    linesFor({ "texts.own": { quotes, about: { heading: "About", lines: ["A", "B"] } } }),
  ).toEqual([]);
  const wrong = { quotes: [...quotes, { words: 5, by: "{name}" }], about: { lines: ["A", " "] } };
  expect(linesFor({ "texts.own": wrong })).toEqual([
    'content/texts.ts, own.quotes 3, words: found 5. Expected text in quotation marks: "5".',
    expect.stringContaining('own.quotes 3, by: found "{name}". Expected plain text'),
    'content/texts.ts, own.about.lines 2: found " ". Expected some text.',
  ]);
});

/** Returns the paths of all strings that match a pattern. */
function textPaths(value: unknown, pattern: RegExp, path = "texts"): readonly string[] {
  if (typeof value === "string") return pattern.test(value) ? [path] : [];
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    textPaths(inner, pattern, `${path}.${key}`),
  );
}

test("a text must have its placeholders, and a text without values to fill in has none", () => {
  const { texts } = contentWith({});
  const filled = textPaths(texts, /\{/).filter((path) => !path.endsWith(".one"));
  const plain = textPaths(texts, /^(?![a-z]{2}(?:-[A-Z]{2})?$|[A-Z]{3}$|ltr$)[^{]+$/);
  expect([filled.length > 20, plain.length > 60]).toEqual([true, true]);
  const accepted = [
    ...filled.filter(
      (path) =>
        !linesFor({ [path]: "x" })
          .join()
          .includes("text that contains"),
    ),
    ...plain.filter(
      (path) =>
        !linesFor({ [path]: "{x}" })
          .join()
          .includes("placeholders do not work"),
    ),
  ];
  expect(accepted).toEqual([]);
});
