import { expect, test } from "vitest";
import { contentWith } from "./content-fixture.ts";
import { listHtml, listPlaceholders, listUnseen } from "./list-placeholders.ts";

const ownAddresses = {
  "site.address": "https://trailhead.com",
  "site.email": "hello@trailhead.com",
  "site.emailIfNeeded": "help@trailhead.com",
  "pictures.product-remote.remote.address": "https://trailhead.com/socks.png",
};

test.each([
  {},
  { "site.address": undefined },
  { "site.github": "https://me.example.com/x.example" },
  { site: { email: 7 } },
])("an owner's address is not a placeholder: %o", (changes) => {
  expect(listPlaceholders(contentWith({ ...ownAddresses, ...changes }))).toEqual([]);
});

test.each([
  ["site.github", "https://github.com/", "content/site.ts, github", "your repository's URL"],
  ["site.github", "https://github.com", "content/site.ts, github", "your repository's URL"],
  ["site.github", "https://code.example/me", "content/site.ts, github", "your repository's URL"],
  ["site.address", "https://trailhead.example", "content/site.ts, address", "your own URL"],
  ["site.email", "hello@me.example", "content/site.ts, email", "your own email address"],
  [
    "site.emailIfNeeded",
    "a@me.example",
    "content/site.ts, emailIfNeeded",
    "your own email address",
  ],
  [
    "categoryTiles.0.path",
    "https://me.example:8080/",
    "content/category-tiles.ts, tile 1 (Shoes), path",
    "your own URL",
  ],
])("%s: %s is a placeholder", (path, value, location, own) => {
  expect(listPlaceholders(contentWith({ ...ownAddresses, [path]: value }))).toEqual([
    `${location}: found the placeholder "${value}". Replace it with ${own}.`,
  ]);
});

test("HTML in a text is listed, but a bare symbol is not", () => {
  const posts = [{ title: "Tea &amp; cake" }, { title: "It&#39;s" }];
  const site = { title: "Up <em>hill</em>", intro: "Salt & pepper, 3 < 4 > 2" };
  expect(listHtml({ posts, site })).toEqual([
    expect.stringContaining(
      'content/posts.ts, post 1, title: found "&amp;", which visitors will see',
    ),
    expect.stringContaining('content/posts.ts, post 2, title: found "&#39;", which visitors will'),
    'content/site.ts, title: found "<em>", which visitors will see exactly as typed, because this field does not support HTML. Write plain text instead.',
  ]);
});

test("decomposed letters and invisible characters are listed with their entry", () => {
  const changes = {
    "products.0.name": "Café",
    "products.1.name": "Thé\u00A0vert, שָׁלוֹם, San\u00ADdal",
  };
  expect(listUnseen(contentWith(changes))).toEqual([]);
  const wrong = {
    "products.0.name": "Cafe\u0301 Tee",
    "products.1.name": "Two-Strap San\u200Bdal",
    "site.tagline": "\uFEFFfor sailors",
    pictures: { "u\u0308ber": {} },
  };
  expect(listUnseen(contentWith(wrong))).toEqual([
    'content/pictures.ts, picture "u\u0308ber": found "u\u0308", stored as two characters (a letter and an accent). Retype it as a single character.',
    'content/products.ts, product 1, name: found "e\u0301", stored as two characters (a letter and an accent). Retype it as a single character.',
    'content/products.ts, product 2, name: found the invisible character U+200B after "San". Remove it unless you need it.',
    "content/site.ts, tagline: found the invisible character U+FEFF at the start of a word. Remove it unless you need it.",
  ]);
});
