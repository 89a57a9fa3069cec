import { expect, test } from "vitest";
import { aContent, aSite, linesFor } from "./content-fixture.ts";

test.each([
  [{ email: "hello" }, `content/site.ts, email: found "hello". Expected an e-mail address.`],
  [{ email: undefined }, "content/site.ts, email: found nothing. Expected an e-mail address."],
  [
    { github: "github.com/me" },
    `github: found "github.com/me". Expected an address that begins with "https://" and a host.`,
  ],
  [{ github: "https://a;b" }, `github: found "https://a;b".`],
  [{ notSetUp: ["/shop", "/about/"] }, "notSetUp, 2: found"],
  [{ address: "https://shop.example/" }, "without a slash at its end"],
  [{ address: "https://shop.example/a&b" }, `address: found "https://shop.example/a&b".`],
  [{ address: "https://shop.example:65536" }, `address: found "https://shop.example:65536".`],
  [
    { name: "The Very Long Name of a Shop" },
    "Expected at most 24 letters, for the bar of a phone.",
  ],
  [{ heroImages: [] }, "heroImages: found 0 entries. Expected exactly 3 entries."],
  [{ navigation: "/" }, `navigation: found "/". Expected a list.`],
])("the site with %o", (fields, line) => {
  const lines = linesFor({ site: { ...aSite, ...fields } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(line);
});

test.each([
  [{ language: "English" }, `language: found "English". Expected a language tag such as "en"`],
  [
    { didYouMean: "Did you mean {sugestion}?" },
    `didYouMean: found "Did you mean {sugestion}?". Expected a text with "{suggestion}" in it.`,
  ],
  [
    { locale: "en-XX" },
    'locale: found "en-XX". Expected a language and a country such as "en-US" or "de-DE" that Node knows.',
  ],
  [{ language: "xx" }, 'language: found "xx". Expected a language tag such as'],
  [{ locale: "xx-US" }, 'locale: found "xx-US".'],
  [{ currency: "XYZ" }, 'currency: found "XYZ". Expected the code of a currency that exists.'],
  [{ currency: "usd" }, 'currency: found "usd". Expected three capitals such as "USD" or "EUR".'],
  [
    { nothingFound: "No {list} found" },
    'nothingFound: found "No {list} found". Expected a text without a placeholder in {braces}: nothing is filled in here.',
  ],
  [
    { products: { one: "{cuont} product", other: "{count} products" } },
    `products.one: found "{cuont} product". Expected a text with "{count}" in it.`,
  ],
  [
    { products: { one: "one product", other: "products" } },
    `products.other: found "products". Expected a text with "{count}" in it.`,
  ],
  [
    { products: { other: "{count} products" } },
    `products.one: found nothing. Expected a text: the plural forms of "en" are one and other.`,
  ],
  [
    { products: { one: "one", few: "{count} few", other: "{count} products" } },
    `products.few: found "{count} few". Expected no such form: the plural forms of "en" are one and other.`,
  ],
  [
    { product: { ...Object(aContent().texts).product, sale: "Sale" } },
    `product.sale: found "Sale". Expected a text with "{percent}" or "{amount}" in it.`,
  ],
  [{ nothingFound: " " }, `nothingFound: found " ". Expected at least one letter.`],
])("texts with %o", (changes, line) => {
  const lines = linesFor({ texts: { ...Object(aContent().texts), ...changes } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`content/texts.ts, ${line}`);
});

test.each([
  ["home", { deal: "bis {day}.{month}." }, 0],
  ["home", { deal: "until {month}/{day}" }, 0],
  ["home", { deal: "until {month}" }, 1],
  ["home", { deal: "until {month}/{day}, not {day}" }, 1],
  ["product", { sale: "Save {amount}" }, 0],
])("%s texts with %o have %i mistakes", (part, changes, mistakes) => {
  const texts = Object(aContent().texts);
  expect(linesFor({ texts: { ...texts, [part]: { ...texts[part], ...changes } } })).toHaveLength(
    mistakes,
  );
});

test("a synonym leads to a word of the products", () => {
  const { search, ...texts } = Object(aContent().texts);
  const linesWith = (synonyms: object) =>
    linesFor({ texts: { ...texts, search: { ...search, synonyms } } });
  expect(linesWith({ galosh: "boot", anorak: "RAIN", way: "wet paths" })).toEqual([]);
  expect(linesWith({ galosh: "boots", sneaker: "" })).toEqual([
    'content/texts.ts, search.synonyms.sneaker: found "". Expected at least one letter.',
    'content/texts.ts, search.synonyms.galosh: found "boots". Expected words that are in a name or a description. Did you mean "boot"?',
  ]);
});
