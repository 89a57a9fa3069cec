import { expect, test } from "vitest";
import { aContent, aSite } from "./content-fixture.ts";
import { listHtml, listPlaceholders } from "./list-placeholders.ts";

const ownSite = {
  ...aSite,
  address: "https://trailhead.com",
  email: "hello@trailhead.com",
  emailIfNeeded: "help@trailhead.com",
  github: "https://github.com/trailhead/shop",
};

/** The warnings about a site with these fields. */
function linesFor(fields: object): readonly string[] {
  return listPlaceholders(aContent({ site: { ...ownSite, ...fields } }));
}

test("addresses of one's own are no placeholders", () => {
  expect(linesFor({})).toEqual([]);
  expect(linesFor({ address: undefined, github: "https://me.example.com/x.example" })).toEqual([]);
});

test.each([
  ["github", "https://github.com/"],
  ["github", "https://github.com"],
  ["github", "https://code.example/trailhead"],
  ["address", "https://trailhead.example"],
  ["email", "hello@trailhead.example"],
  ["emailIfNeeded", "help@trailhead.example"],
])("%s %s is one", (field, value) => {
  expect(linesFor({ [field]: value })).toEqual([
    `content/site.ts, ${field}: "${value}" is a placeholder. Write an address of your own.`,
  ]);
});

test("so is the address of a tile", () => {
  const categoryTiles = [{ name: "Work", path: "https://me.example:8080/", image: "boot" }];
  expect(listPlaceholders(aContent({ site: ownSite, categoryTiles }))).toEqual([
    'content/category-tiles.ts, tile 1 (Work), path: "https://me.example:8080/" is a placeholder. Write an address of your own.',
  ]);
});

test("HTML in a text is listed, but no bare sign", () => {
  const site = { ...ownSite, title: "Up <em>hill</em>", intro: "Salt & pepper, 3 < 4 > 2" };
  const posts = [{ title: "Tea &amp; cake" }];
  expect(listHtml(aContent({ site, posts }))).toEqual([
    expect.stringContaining('content/posts.ts, post 1 (Tea &amp; cake), title: "&amp;" is shown'),
    'content/site.ts, title: "<em>" is shown as it is written. Texts have no HTML.',
  ]);
});

test("content that cannot be read has none", () => {
  expect(listPlaceholders({})).toEqual([]);
  expect(listPlaceholders({ site: { email: 7 } })).toEqual([]);
});
