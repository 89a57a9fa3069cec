import { expect, test } from "vitest";
import { categories, genders } from "#content/categories.ts";
import { products } from "#content/products.ts";
import { matchPages } from "./match-pages.ts";

const shop = { products, categories, genders };
const found = (typed: string) => matchPages(shop, typed).map(({ label, path }) => [label, path]);

test.each(["women", "Womens", "women’s", "women\u02BCs", "womens’", "woman", "wommen"])(
  "%s names a gender",
  (typed) => {
    expect(found(typed)).toEqual([
      ["Shoes, women", "/categories/shoes/women"],
      ["Caps, women", "/categories/caps/women"],
    ]);
  },
);

test.each([
  ["men", ["/categories/shoes/men", "/categories/caps/men", "/categories/knit-socks/men"]],
  ["wellingtons for ladies", ["/categories/shoes/women?type=boots"]],
  ["shoe", ["/categories/shoes"]],
  ["knit sock", ["/categories/knit-socks"]],
  ["shoes for men", ["/categories/shoes/men"]],
  ["sandal", ["/categories/shoes?type=sandals"]],
  ["slipers", ["/categories/shoes?type=slippers"]],
  ["women clogs", ["/categories/shoes/women?type=clogs"]],
  ["green", ["/categories/shoes?color=green", "/categories/caps?color=green"]],
  ["rope shoes in rust or tar", ["/categories/shoes?color=rust&color=tar"]],
  ["moss boots", ["/categories/shoes?type=boots"]],
  ["green boots", ["/categories/shoes?type=boots&color=green"]],
  ["visor clogs", ["/categories/shoes?type=clogs", "/categories/caps?type=visors"]],
  ["socks for bed", ["/categories/knit-socks?type=bed-socks"]],
  ["clogs on sale", []],
  ["boots on sale", ["/categories/shoes?type=boots&sale=1"]],
  ["caps sale for men", ["/categories/caps/men?sale=1"]],
  ["“knit/sock”, #men", ["/categories/knit-socks/men"]],
])("%s leads to %j", (typed, expected) => {
  expect(matchPages(shop, typed).map(({ path }) => path)).toEqual(expected);
});

test.each(["sale", "Deals", "on sale"])("%s leads to the products on sale", (typed) => {
  expect(found(typed)).toEqual([
    ["Shoes, on sale", "/categories/shoes?sale=1"],
    ["Caps, on sale", "/categories/caps?sale=1"],
    ["Knit socks, on sale", "/categories/knit-socks?sale=1"],
  ]);
});

test.each(["rope", "bed", "socks", "pen", "hats", "", "  ", "wom’sen", "men boots"])(
  "%j names no page",
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);

test("at most four pages are offered", () => {
  expect(matchPages(shop, "women men unisex").map(({ label }) => label)).toEqual([
    "Shoes, men",
    "Shoes, women",
    "Shoes, unisex",
    "Caps, men",
  ]);
});
