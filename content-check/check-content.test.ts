import { expect, test } from "vitest";
import { aContent, aSite, linesFor, productsWith } from "./content-fixture.ts";

const { pictures } = aContent();

/** The made-up pictures with another entry for one of them. */
function picturesWith(name: string, entry: unknown) {
  return { pictures: { ...Object(pictures), [name]: entry } };
}

const aTile = { name: "Shoes", path: "/categories/shoes", image: "tile-shoes" };
const boot = "content/products.ts, product 1 (Trail Boot)";

test("valid content has no problem", () => {
  expect(linesFor({})).toEqual([]);
});

test.each([
  [
    { category: "shoos" },
    `category: found "shoos". Expected "shoes" or "caps". Did you mean "shoes"?`,
  ],
  [{ subcategory: "" }, `subcategory: found "". Expected at least one letter.`],
  [{ color: "sky bleu" }, `Did you mean "sky blue"?`],
  [
    { image: "boots" },
    `image: found "boots". Expected the name of a picture in content/pictures.ts. Did you mean "boot"?`,
  ],
  [{ image: "https://pictures.example/a.jpg" }, `, and there the address as "remote".`],
  [{ rating: 5.1 }, "rating: found 5.1. Expected a number from 0 to 5."],
  [{ rating: -1 }, "rating: found -1. Expected a number from 0 to 5."],
  [
    { rating: "4,5" },
    'rating: found "4,5". Expected a number from 0 to 5, with a point and no quotation marks: 4.5.',
  ],
  [
    { price: "12,50" },
    'price: found "12,50". Expected a number above 0, with a point and no quotation marks: 12.50.',
  ],
  [
    { name: "x".repeat(300) },
    `x…), name: found "${"x".repeat(119)}…. Expected at most 80 letters.`,
  ],
  [{ price: 0 }, "price: found 0. Expected a number above 0."],
  [{ price: "88" }, `price: found "88". Expected a number above 0.`],
  [{ price: Number.NaN }, "price: found NaN. Expected a number above 0."],
  [{ oldPrice: 90 }, "oldPrice: found 90. Expected a number above the price, 90, or none."],
  [{ description: undefined }, "description: found nothing. Expected a text."],
  [{ _id: 1.5 }, "_id: found 1.5. Expected a whole number above 0."],
  [
    { colour: "tan" },
    'colour: found an unknown field. Expected only the fields of content/schema.ts. Did you mean "color"?',
  ],
])("a product with %o", (fields, line) => {
  const lines = linesFor({ trending: [2, 3], ...productsWith(fields) });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(line);
  expect(lines[0]).toContain("content/products.ts, product 1");
});

test.each([
  [{ width: "222", x: 70, y: 10 }, 'crop.width: found "222". Expected a number above 0.'],
  [{ width: 222, x: 70 }, "crop.y: found nothing. Expected a number, in percent."],
  [
    { x: 70, y: 10, phone: { x: 56, top: 2 } },
    "crop.phone.top: found an unknown field. Expected only the fields of content/schema.ts.",
  ],
])("a crop of %o", (crop, line) => {
  const lines = linesFor(picturesWith("boot", { alt: "A boot", backdrop: "sand", crop }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`content/pictures.ts, picture "boot", ${line}`);
});

test("a line names file, entry, field, what was found and what to write instead", () => {
  expect(linesFor(productsWith({ gender: "womens" }))).toEqual([
    `${boot}, gender: found "womens". Expected "men" or "women". Did you mean "women"?`,
  ]);
});

test("a product with a blank name is identified by its number", () => {
  expect(linesFor(productsWith({ name: " " }))).toEqual([
    `content/products.ts, product 1 ( ), name: found " ". Expected at least one letter.`,
  ]);
});

test("numbers and names are unique, ignoring case", () => {
  expect(linesFor({ trending: [2, 3], ...productsWith({ _id: 2, name: "rain cap" }) })).toEqual([
    "content/products.ts, product 2 (Rain Cap), _id: found 2. Expected a value of its own: product 2 (rain cap) has it already.",
    'content/products.ts, product 2 (Rain Cap), name: found "Rain Cap". Expected a value of its own: product 2 (rain cap) has it already.',
  ]);
});

test("all mistakes are reported at once", () => {
  expect(
    linesFor({
      trending: [2, 3],
      ...productsWith({ rating: 9, price: 130, gender: "robots", author: "" }),
    }),
  ).toHaveLength(4);
});

test("trending lists products, each once", () => {
  expect(linesFor({ trending: [1, 11, 1] })).toEqual([
    "content/products.ts, trending, 2: found 11. Expected the _id of a product.",
    "content/products.ts, trending, 3: found 1. Expected a value of its own: number 1 has it already.",
  ]);
});

test("one of the first eight trending products has the largest reduction", () => {
  const [first] = Object(aContent().products);
  const products = Array.from({ length: 9 }, (_, index) => ({
    ...first,
    _id: index + 1,
    name: `Boot ${index + 1}`,
    oldPrice: index === 8 ? 180 : 120,
  }));
  expect(linesFor({ products, trending: [2, 9] })).toEqual([]);
  expect(linesFor({ products, trending: [2] })).toEqual([
    "content/products.ts, trending: found the largest reduction, 50%, not among the first 8. Expected product 9 (Boot 9) among them.",
  ]);
});

test("an unreadable file causes no further lines, nor do references to it", () => {
  const changes = { ...productsWith({ price: -1 }), pictures: undefined };
  expect(linesFor(changes, ["content/pictures.ts"])).toEqual([
    `${boot}, price: found -1. Expected a number above 0.`,
  ]);
  const unknown = { categories: undefined, genders: undefined, subcategories: undefined };
  expect(linesFor(unknown, ["content/categories.ts"])).toEqual([]);
});

test("a picture on a colored block has a backdrop, which is a pair of tokens", () => {
  expect(
    linesFor({
      categoryTiles: [
        { ...aTile, image: "path" },
        { ...aTile, name: "More" },
      ],
    }),
  ).toEqual([
    `content/category-tiles.ts, tile 1 (Shoes), image: found "path". Expected the name of a picture in content/pictures.ts that has a \`backdrop\`.`,
  ]);
  expect(linesFor(picturesWith("boot", { alt: "A boot", backdrop: "sannd" }))).toEqual([
    `content/pictures.ts, picture "boot", backdrop: found "sannd". Expected "sand", "camel", "clay", "cognac", "forest", or "sky", or a pair of tokens --sannd and --on-sannd in app/styles/tokens.css. Did you mean "sand"?`,
  ]);
});

test("a gender has a unique id, fit for an address, and a unique name; a subcategory may be any words", () => {
  const genders = [
    { id: "men", name: "men" },
    { id: "women", name: "women" },
    { id: "Kids", name: "kids" },
    { id: "boys", name: "men" },
  ];
  expect(linesFor({ genders })).toEqual([
    `content/categories.ts, gender Kids (kids), id: found "Kids". Expected lowercase letters of any script, digits and hyphens: it is part of the page's address.`,
    'content/categories.ts, gender boys (men), name: found "men". Expected a value of its own: gender men (men) has it already.',
  ]);
  expect(linesFor({ subcategories: ["boots", "beanies", "rain jackets"] })).toEqual([]);
});

test("a remote picture has an https address and dimensions", () => {
  const remote = { address: "http://pictures.example/boot.jpg", width: 800, heigth: 700 };
  expect(linesFor(picturesWith("knot-1", { alt: "A knot", remote }))).toEqual([
    `content/pictures.ts, picture "knot-1", remote.address: found "http://pictures.example/boot.jpg". Expected an address that begins with "https://" and a host.`,
    `content/pictures.ts, picture "knot-1", remote.height: found nothing. Expected a whole number above 0.`,
    `content/pictures.ts, picture "knot-1", remote.heigth: found an unknown field. Expected only the fields of content/schema.ts. Did you mean "height"?`,
  ]);
});

test("a picture needs alt text and a name", () => {
  expect(linesFor(picturesWith("knot-1", { alt: "" }))).toEqual([
    `content/pictures.ts, picture "knot-1", alt: found "". Expected at least one letter.`,
  ]);
  expect(linesFor(picturesWith(" ", { alt: "A path" }))).toEqual([
    `content/pictures.ts, picture " ": found an empty name. Expected at least one letter.`,
  ]);
});

test("lists have as many entries as the layout needs", () => {
  const [tile] = Object(aContent().categoryTiles);
  expect(linesFor({ posts: [], categoryTiles: [tile] })).toEqual([
    "content/category-tiles.ts, categoryTiles: found 1 entry. Expected 2 to 12 entries.",
    "content/posts.ts, posts: found 0 entries. Expected exactly 4 entries.",
  ]);
});

/** The made-up products, some of them without a gender. */
function withoutGender(...ids: readonly number[]) {
  return Object(aContent().products).map((product: { _id: number; gender?: string }) => {
    const { gender: _gender, ...others } = product;
    return ids.includes(product._id) ? others : product;
  });
}

test("genders may be left out, of the shop or of a category, but not of one product", () => {
  const [{ genders: _pages, ...shoes }, caps] = Object(aContent().categories);
  expect(
    linesFor({ products: withoutGender(1, 2, 3), categories: [shoes, caps], genders: [] }),
  ).toEqual([]);
  expect(linesFor({ products: withoutGender(2) })).toEqual([]);
  expect(linesFor({ products: withoutGender(3) })).toEqual([
    "content/products.ts, product 3 (Camp Sandal), gender: found nothing. Expected a gender, as other products of its category have one.",
  ]);
});

test("a wrong list is reported without what follows from it", () => {
  const texts = Object(aContent().texts);
  const search = { ...texts.search, synonyms: { galosh: "boot" } };
  expect(linesFor({ products: [], texts: { ...texts, search } })).toEqual([
    "content/products.ts, products: found 0 entries. Expected one or more entries.",
  ]);
  const [shoes, caps] = Object(aContent().categories);
  expect(linesFor({ categories: [{ ...shoes, id: "Shoes" }, caps] })).toEqual([
    expect.stringContaining('category Shoes (Shoes), id: found "Shoes".'),
  ]);
  expect(linesFor({ subcategories: [] })).toContain(
    'content/products.ts, product 2 (Rain Cap), subcategory: found "beanies". Expected the name of an entry in `subcategories`, which has none yet.',
  );
});

test("one wrong value of several products is reported once", () => {
  const categories = Object(aContent().categories).slice(1);
  expect(linesFor({ categories, categoryTiles: [aTile, { ...aTile, name: "More" }] })).toEqual([
    'content/products.ts, product 1 (Trail Boot) and 1 more, category: found "shoes". Expected "caps".',
    expect.stringContaining(
      'content/category-tiles.ts, tile 1 (Shoes) and 1 more, path: found "/categories/shoes".',
    ),
  ]);
});

test("the check itself never fails, whatever the content", () => {
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  for (const odd of [null, undefined, 7, 7n, "text", [], {}, [null], Symbol("odd"), endless]) {
    for (const changes of [
      { products: [odd], posts: [odd], categoryTiles: [odd], site: odd },
      { products: odd, trending: odd, categories: odd, genders: odd, colors: odd, pictures: odd },
      { ...productsWith({ _id: odd, name: odd, image: odd }), site: { ...aSite, notSetUp: [odd] } },
    ]) {
      expect(linesFor(changes).length).toBeGreaterThan(1);
    }
  }
});
