import { products } from "#content/products.ts";
import type { Product } from "../content-shape/schema.ts";

/** Returns a product for tests. Pass only the fields that matter to the test. */
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

/** Returns the given number of products, which differ only in `_id`. */
export function someProducts(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => aProduct({ _id: index + 1 }));
}

/** The fixture shop's shoes and caps. These ten products are enough to test every rule. */
export const fewProducts = products.filter(({ category }) => category !== "knit-socks");
