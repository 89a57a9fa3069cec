import { expect, test } from "vitest";
import { categoryTiles } from "../../content/category-tiles.ts";
import { site } from "../../content/site.ts";
import { linesFor } from "./content-fixture.ts";

test("a link leads to a page, or to one that is known to be not set up", () => {
  const [tile, ...rest] = categoryTiles;
  expect(linesFor({ categoryTiles: [{ ...tile, path: "/categories/clothe" }, ...rest] })).toEqual([
    `content/category-tiles.ts, tile 1 (Clothes), path: found "/categories/clothe". It takes the address of a page, or one that notSetUp in content/site.ts lists. Did you mean "/categories/clothes"?`,
  ]);
});

test.each([
  ["/serach", 'Did you mean "/search"?'],
  ["/about", "It takes the address of a page, or one that notSetUp in content/site.ts lists."],
  ["/categories/clothes/mens", 'Did you mean "/categories/clothes/men"?'],
])("a link of the navigation to %s", (path, words) => {
  const navigation = [...site.navigation, { label: "More", path }];
  const [line, ...rest] = linesFor({ site: { ...site, navigation } });
  expect(line).toContain(`content/site.ts, navigation 5 (More), path: found "${path}".`);
  expect(line).toContain(words);
  expect(rest).toEqual([]);
});

test.each([
  "/",
  "/search?q=shirt",
  "/#trending",
  "/categories/accessories/women/",
  "/shop/3",
  "/shop?x=1",
])("a link of the footer to %s", (path) => {
  const company = { ...site.footer.company, links: [{ label: "More", path }] };
  expect(linesFor({ site: { ...site, footer: { ...site.footer, company } } })).toEqual([]);
});

test("an address that is a page is not one that is not set up", () => {
  expect(linesFor({ site: { ...site, notSetUp: [...site.notSetUp, "/search"] } })).toEqual([
    'content/site.ts, notSetUp: found "/search", which is a page. It takes only addresses that have no page yet.',
  ]);
});
