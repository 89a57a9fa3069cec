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
