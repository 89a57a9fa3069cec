import { expect, test } from "vitest";
import { aSite, linesFor } from "./content-fixture.ts";

function siteWithLink(path: string) {
  return { site: { ...aSite, navigation: [...aSite.navigation, { label: "More", path }] } };
}

test("a link leads to a page or to an address in notSetUp", () => {
  expect(linesFor(siteWithLink("/categories/shoe"))).toEqual([
    `content/site.ts, navigation 3 (More), path: found "/categories/shoe". Expected the address of a page, or one that notSetUp in content/site.ts lists. Did you mean "/categories/shoes"?`,
  ]);
});

test.each([
  ["/serach", 'Did you mean "/search"?'],
  ["/about", "Expected the address of a page, or one that notSetUp in content/site.ts lists."],
  ["/categories/shoes/mens", 'Did you mean "/categories/shoes/men"?'],
  ["about", 'Expected an address inside the shop, such as "/search".'],
  ["//other.example", 'Expected an address inside the shop, such as "/search".'],
  ["/<b>", 'Expected an address inside the shop, such as "/search".'],
])("a navigation link to %s", (path, words) => {
  const [line, ...rest] = linesFor(siteWithLink(path));
  expect(line).toContain(`content/site.ts, navigation 3 (More), path: found "${path}".`);
  expect(line).toContain(words);
  expect(rest).toEqual([]);
});

test.each(["/", "/search?q=boot", "/#trending", "/categories/caps/women/", "/shop/3", "/shop?x=1"])(
  "a footer link to %s",
  (path) => {
    const company = { ...aSite.footer.company, links: [{ label: "More", path }] };
    expect(linesFor({ site: { ...aSite, footer: { ...aSite.footer, company } } })).toEqual([]);
  },
);

test.each([
  ["https://me.example/work", []],
  ["github", []],
  [
    "http://me.example",
    [
      `content/category-tiles.ts, tile 1 (Work), path: found "http://me.example". Expected an address inside the shop, such as "/search", one of another site, such as "https://example.com", or "github".`,
    ],
  ],
  ["https://", [expect.stringContaining('path: found "https://"')]],
  ["https://a;b", [expect.stringContaining('path: found "https://a;b"')]],
])("a tile to %s", (path, lines) => {
  const work = { name: "Work", path, image: "boot" };
  const shoes = { name: "Shoes", path: "/categories/shoes", image: "boot" };
  expect(linesFor({ categoryTiles: [work, shoes] })).toEqual(lines);
});

test("a backslash cannot make a link lead to another site", () => {
  const [line] = linesFor(siteWithLink(String.raw`/\other.example`));
  expect(line).toContain('Expected an address inside the shop, such as "/search".');
});

test("a broken footer link is reported with its list", () => {
  const useful = { ...aSite.footer.useful, links: [{ label: "Help", path: "/hlep" }] };
  expect(linesFor({ site: { ...aSite, footer: { ...aSite.footer, useful } } })).toEqual([
    expect.stringContaining("content/site.ts, footer.useful.links 1 (Help), path: found"),
  ]);
});

test("the address of a page cannot be in notSetUp", () => {
  expect(linesFor({ site: { ...aSite, notSetUp: ["/shop", "/search"] } })).toEqual([
    'content/site.ts, notSetUp, 2: found "/search". Expected an address without a page. This one has a page: remove it from `notSetUp`.',
  ]);
});

test("notSetUp may be empty", () => {
  const navigation = [{ label: "Home", path: "/" }];
  expect(linesFor({ site: { ...aSite, navigation, notSetUp: [] } })).toEqual([]);
});

test("a gender's page needs a known gender and a picture with a backdrop", () => {
  const genders = [
    { gender: "men", subtitle: "For long paths.", image: "boot" },
    { gender: "womens", subtitle: "For wide paths.", image: "path" },
  ];
  const categories = [
    { id: "shoes", name: "Shoes", subtitle: "For every path.", image: "boot", genders },
    { id: "caps", name: "Caps", subtitle: "They stay on.", image: "boot" },
  ];
  const entry = "content/categories.ts, category shoes (Shoes), genders 2";
  expect(linesFor({ categories })).toEqual([
    `${entry}, gender: found "womens". Expected "men" or "women". Did you mean "women"?`,
    `${entry}, image: found "path". Expected the name of a picture in content/pictures.ts that has a \`backdrop\`.`,
  ]);
});

test("a search that is offered as an example finds something", () => {
  const searchExamples = ["WET PATHS", "velvet", "et"];
  const [third = "", second = ""] = linesFor({ site: { ...aSite, searchExamples } });
  expect(second).toContain(
    'content/site.ts, searchExamples, 2: found "velvet". Expected words that are in a name',
  );
  expect(third).toContain('searchExamples, 3: found "et". Expected at least three letters.');
});
