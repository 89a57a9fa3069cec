import { expect, test } from "vitest";
import {
  aProduct,
  categoryFixture as categories,
  genderFixture,
  fewProducts as products,
} from "../product/product-fixture.ts";
import { matchPages } from "./match-pages.ts";

const otherWords: Record<string, string[]> = { men: ["man"], women: ["ladies"] };
const genders = genderFixture.map((gender) => ({
  ...gender,
  alsoCalled: otherWords[gender.id] ?? [],
}));
const shop = { products, categories, genders };
const found = (typed: string) => matchPages(shop, typed).map(({ label, path }) => [label, path]);

test.each(["women", "Womens", "women’s", "womens’", "woman", "wommen"])(
  "%s names a gender",
  (typed) => {
    expect(found(typed)).toEqual([
      ["Clothes, women", "/categories/clothes/women"],
      ["Accessories, women", "/categories/accessories/women"],
    ]);
  },
);

test.each([
  ["men", ["/categories/clothes/men", "/categories/accessories/men"]],
  ["wellingtons for ladies", ["/categories/clothes/women", "/categories/accessories/women"]],
  ["accessory", ["/categories/accessories"]],
  ["clothes for men", ["/categories/clothes/men"]],
  ["dress", ["/categories/clothes?type=dresses"]],
  ["t-shirt", ["/categories/clothes?type=t-shirts"]],
  ["shirts", ["/categories/clothes?type=shirts"]],
  ["sunglases", ["/categories/accessories?type=sunglasses"]],
  ["women jeans", ["/categories/clothes/women?type=jeans"]],
  ["camel", ["/categories/clothes?color=camel"]],
  ["navy jackets or coats in camel", ["/categories/clothes?color=camel&color=navy"]],
  ["green dresses", ["/categories/clothes?type=dresses"]],
  ["forest green dresses", ["/categories/clothes?type=dresses&color=forest-green"]],
  ["bag jeans", ["/categories/clothes?type=jeans", "/categories/accessories?type=bags"]],
])("%s leads to pages", (typed, expected) => {
  expect(matchPages(shop, typed).map(({ path }) => path)).toEqual(expected);
});

test.each(["sale", "Deals", "on sale"])("%s leads to the reduced products", (typed) => {
  expect(found(typed)).toEqual([
    ["Clothes, on sale", "/categories/clothes?sale=1"],
    ["Accessories, on sale", "/categories/accessories?sale=1"],
  ]);
});

test("so it does together with a type, a category or a gender", () => {
  expect(found("dresses on sale")).toEqual([
    ["Dresses, on sale", "/categories/clothes?type=dresses&sale=1"],
  ]);
  expect(found("sale for men")).toEqual([
    ["Clothes, on sale, men", "/categories/clothes/men?sale=1"],
    ["Accessories, on sale, men", "/categories/accessories/men?sale=1"],
  ]);
  expect(found("jeans sale")).toEqual([]);
});

test("a subcategory or category of several words is matched by all of them", () => {
  const coats = [aProduct({ subcategory: "rain coats", category: "outdoor" })];
  const outdoor = {
    ...shop,
    products: coats,
    categories: [{ id: "outdoor", name: "Wind & rain" }],
  };
  expect(matchPages(outdoor, "rain")).toEqual([]);
  expect(matchPages(outdoor, "coats for rain").map(({ label }) => label)).toEqual(["Rain coats"]);
});

test.each(["cotton", "blue", "pen", "hats", "", "  ", "wom’sen", "men dresses"])(
  "%j names no page",
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);

test("at most four pages are offered", () => {
  expect(matchPages(shop, "women men unisex").map(({ label }) => label)).toEqual([
    "Clothes, men",
    "Clothes, women",
    "Clothes, unisex",
    "Accessories, men",
  ]);
});
