import { expect, test } from "vitest";
import { genders } from "../../content/categories.ts";
import { pictures } from "../../content/pictures.ts";
import { products } from "../../content/products.ts";
import { site } from "../../content/site.ts";
import { checkContent } from "./check-content.ts";
import { linesFor, shop } from "./content-fixture.ts";
import type { Content } from "./content.ts";
import { describeProblem } from "./problem.ts";

/** The shop's products, the third with other fields. */
function jeansWith(fields: object): Partial<Content> {
  return {
    products: products.map((product) => (product._id === 3 ? { ...product, ...fields } : product)),
  };
}

const jeans = "content/products.ts, product 3 (Straight-Leg Jeans)";

test("the shop's own content is in order", () => {
  expect(linesFor({})).toEqual([]);
});

test.each([
  [
    { category: "cloths" },
    `category: found "cloths". It takes "clothes" or "accessories". Did you mean "clothes"?`,
  ],
  [{ gender: "woman" }, `gender: found "woman". It takes "men", "women", or "unisex".`],
  [{ color: "indgo" }, `Did you mean "indigo"?`],
  [
    { image: "straight-leg-jean" },
    `image: found "straight-leg-jean". It takes the name of a picture in content/pictures.ts whose place is "product". Did you mean "straight-leg-jeans"?`,
  ],
  [{ image: "tile-clothes" }, `image: found "tile-clothes". It takes the name of a picture`],
  [{ image: "https://pictures.example/a.jpg" }, `, and there the address as "remote".`],
  [{ rating: 5.1 }, "rating: found 5.1. It takes a number of at most 5."],
  [{ rating: -1 }, "rating: found -1. It takes a number of at least 0."],
  [{ price: 0 }, "price: found 0. It takes a number above 0."],
  [{ price: "88" }, `price: found "88". It takes a number.`],
  [{ price: Number.NaN }, "price: found NaN. It takes a number."],
  [{ oldPrice: 88 }, "oldPrice: found 88. It takes a number above the price, 88, or is left out."],
  [{ description: undefined }, "description: found nothing. It takes a text."],
  [
    { colour: "indigo" },
    'colour: found a field of that name. It takes only the fields that its type lists. Did you mean "color"?',
  ],
])("a product with %o", (fields, line) => {
  const lines = linesFor(jeansWith(fields));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(line);
  expect(lines[0]).toContain(jeans);
});

test("an empty name is named by the product's number", () => {
  expect(linesFor(jeansWith({ name: " " }))).toEqual([
    `content/products.ts, product 3 ( ), name: found " ". It takes at least one letter.`,
  ]);
});

test("numbers and names may not repeat", () => {
  expect(linesFor(jeansWith({ _id: 1, name: "heavyweight cotton tee" }))).toEqual(
    expect.arrayContaining([
      expect.stringContaining("_id: found 1. It takes a value that no entry before it has."),
      expect.stringContaining(
        'name: found "heavyweight cotton tee". It takes a value that no entry before it has.',
      ),
    ]),
  );
});

test("every mistake is told at once", () => {
  expect(linesFor(jeansWith({ rating: 9, price: -1, gender: "robots" }))).toHaveLength(3);
});

test("trending names products, each once", () => {
  expect(linesFor({ trending: [1, 11, 1] })).toEqual([
    "content/products.ts, trending, 2: found 11. It takes the _id of a product, each once.",
    "content/products.ts, trending, 3: found 1. It takes the _id of a product, each once.",
  ]);
});

test("of a file that could not be read nothing is said, nor of what refers to it", () => {
  const changed = { ...shop, pictures: {}, products: jeansWith({ price: -1 }).products ?? [] };
  const options = { fixedPages: ["/", "/search"], unread: ["content/pictures.ts"] };
  expect(checkContent(changed, options).map(describeProblem)).toEqual([
    `${jeans}, price: found -1. It takes a number above 0.`,
  ]);
});

test("a cut-out lies on a cloth", () => {
  const changed = { ...pictures, "cut-oxford-shirt": { place: "cut-out", alt: "A shirt" } };
  expect(linesFor({ pictures: changed })[0]).toContain("cloth: found nothing. It takes one of");
});

test("genders and kinds stand in addresses, each once", () => {
  expect(linesFor({ genders: [...genders, "Kids", "men"] })).toEqual([
    'content/categories.ts, genders, 4: found "Kids". It takes small letters, digits and hyphens: it stands in the address.',
    'content/categories.ts, genders, 5: found "men". It takes a value that no entry before it has.',
  ]);
});

test("a picture from elsewhere has an address that begins with https:, and its size", () => {
  const remote = { address: "http://pictures.example/dress.jpg", width: 800 };
  const changed = { ...pictures, "slip-dress": { place: "product", alt: "A dress", remote } };
  expect(linesFor({ pictures: changed })).toEqual([
    `content/pictures.ts, picture "slip-dress", remote.address: found "http://pictures.example/dress.jpg". It takes an address that begins with "https://" and a host.`,
    `content/pictures.ts, picture "slip-dress", remote.height: found nothing. It takes a number.`,
  ]);
});

test.each([
  [{ email: "hello" }, `content/site.ts, email: found "hello". It takes an e-mail address.`],
  [
    { github: "github.com/me" },
    `github: found "github.com/me". It takes an address that begins with "https://" and a host.`,
  ],
  [{ github: "https://a;b" }, `github: found "https://a;b".`],
  [{ github: "https://:443" }, `github: found "https://:443".`],
  [{ notSetUp: [...site.notSetUp, "/about/"] }, "an address without a slash at its end"],
  [{ address: "https://shop.example/" }, "without a slash at its end"],
  [{ deal: "Up to 50% off" }, `It takes a text with "{month}/{day}" in it.`],
  [
    { name: "The Very Long Name of a Shop" },
    "It takes a name of at most 24 letters: it stands in the bar of a phone.",
  ],
  [{ plates: [] }, "plates: found []. It takes exactly 3 entries."],
])("the site with %o", (fields, line) => {
  const lines = linesFor({ site: { ...site, ...fields } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(line);
});

test("a picture needs its words", () => {
  const changed = { ...pictures, "slip-dress": { place: "product", alt: "" } };
  expect(linesFor({ pictures: changed })).toEqual([
    `content/pictures.ts, picture "slip-dress", alt: found "". It takes at least one letter.`,
  ]);
});

test("whatever stands there, the check itself does not fail", () => {
  for (const odd of [null, undefined, 7, "text", [], {}]) {
    const lines = linesFor({ products: [odd], posts: [odd], categoryTiles: [odd], site: odd });
    expect(lines.length).toBeGreaterThan(3);
  }
});
