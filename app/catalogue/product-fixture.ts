import type { Product } from "./product.ts";

/** A product for tests: give only the fields that the test is about. */
export function aProduct(fields: Partial<Product> = {}): Product {
  return {
    _id: 1,
    name: "Plain Tee",
    category: "clothes",
    subcategory: "t-shirts",
    gender: "unisex",
    description: "A plain tee.",
    price: 20,
    image: "plain-tee",
    color: "white",
    rating: 4,
    ...fields,
  };
}

/**
 * A made-up catalogue for tests, large enough for every facet to divide it: 60 products in 2
 * categories, 3 genders, 5 types, 4 colours, every third one reduced.
 */
export const largeCatalogue: readonly Product[] = Array.from({ length: 60 }, (_, index) => {
  const price = 10 + ((index * 37) % 90);
  return aProduct({
    _id: index + 1,
    name: `Product ${index + 1}`,
    category: pick(["clothes", "accessories"], index),
    gender: pick(["men", "women", "unisex"], index >> 1),
    subcategory: pick(["jeans", "dresses", "t-shirts", "rain coats", "bags"], index % 7),
    color: pick(["indigo", "sky blue", "forest green", "rosé"], (index * 5) % 11),
    price,
    rating: (index * 13) % 6,
    ...(index % 3 === 0 && { oldPrice: price + 1 + ((index * 7) % 40) }),
  });
});

function pick(words: readonly string[], index: number): string {
  return words[index % words.length] ?? "";
}
