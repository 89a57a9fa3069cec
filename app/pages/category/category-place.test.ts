import { describe, expect, test } from "vitest";
import { smallCatalogue } from "../../product/product-fixture.ts";
import { selectProducts } from "../../product/select-products.ts";
import { formatSubtitle, readableSegment } from "./category-place.ts";

test.each([
  ["hats", "hats"],
  ["50% off", "50% off"],
  ["🧢", "🧢"],
  ["\0", "%00"],
  [" ", "%20"],
  ["\u200B", "%E2%80%8B"],
])("the segment %j reads %s", (segment, text) => {
  expect(readableSegment(segment)).toBe(text);
});

describe("the subtitle", () => {
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
});
