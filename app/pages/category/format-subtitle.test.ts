import { expect, test } from "vitest";
import { smallCatalogue } from "../../product/product-fixture.ts";
import { selectProducts } from "../../product/select-products.ts";
import { formatSubtitle } from "./format-subtitle.ts";

const clothes = {
  id: "clothes",
  name: "Clothes",
  subtitle: "For every day.",
  image: "bomber",
  genders: [{ gender: "men", subtitle: "A shirt and a jacket.", image: "shirt" }],
};

function subtitleOf(gender?: string): string {
  const products = selectProducts(smallCatalogue, { category: "clothes", gender });
  return formatSubtitle(clothes, gender, products);
}

test("a category's page and a gender's page have subtitles of their own", () => {
  expect(subtitleOf()).toBe("For every day.");
  expect(subtitleOf("men")).toBe("A shirt and a jacket.");
});

test("a gender without one lists the types of its products", () => {
  expect(subtitleOf("women")).toBe("Dresses, jeans and outerwear");
  expect(subtitleOf("unisex")).toBe("T-shirts");
});

test("a gender without products has none", () => {
  expect(subtitleOf("kids")).toBe("");
});
