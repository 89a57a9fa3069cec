import type { Product } from "../../content/schema.ts";

/** A product for tests: pass only the fields the test is about. */
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

/** That many products, alike but for their numbers. */
export function someProducts(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => aProduct({ _id: index + 1 }));
}

const rows: readonly [string, string, string, string, number, number, number?][] = [
  ["Cotton Tee", "t-shirts", "unisex", "ecru", 4.6, 32],
  ["Oxford Shirt", "shirts", "men", "sky blue", 4.4, 68, 85],
  ["Straight Jeans", "jeans", "women", "indigo", 4.3, 88],
  ["Slip Dress", "dresses", "women", "forest green", 4.7, 96, 128],
  ["Wool Coat", "outerwear", "women", "camel", 4.8, 240, 320],
  ["Bomber Jacket", "outerwear", "men", "navy", 4.5, 148],
  ["Leather Bag", "bags", "women", "cognac", 4.9, 180],
  ["Canvas Rucksack", "bags", "unisex", "olive", 4.6, 92, 115],
  ["Tortoiseshell Sunglasses", "sunglasses", "unisex", "tortoiseshell", 4.2, 74],
  ["Wire Sunglasses", "sunglasses", "men", "gold", 3.8, 49, 98],
];

const descriptions = [
  "A T-shirt in dense cotton jersey with a narrow collar.",
  "Soft cotton with pearl buttons and a chest pocket.",
  "Cotton denim with copper rivets at the pockets.",
  "Satin with fine straps and a hem below the knee.",
  "Brushed wool with horn buttons and flap pockets.",
  "A nylon shell with ribbing at collar and hem.",
  "Tanned leather with a rolled handle and a brass lock.",
  "A day bag in waxed cotton, closed by leather straps with brass buckles.",
  "Thick acetate with graduated brown lenses.",
  "A fine frame around green lenses, flat when folded.",
];

/** Ten products in which every rule has something to decide: types, colors, prices, shared words. */
export const fewProducts = rows.map(
  ([name, subcategory, gender, color, rating, price, oldPrice], index) =>
    aProduct({
      _id: index + 1,
      name,
      description: descriptions[index] ?? "",
      category: index < 6 ? "clothes" : "accessories",
      subcategory,
      gender,
      color,
      price,
      ...(oldPrice !== undefined && { oldPrice }),
      rating,
    }),
);

/** The categories and genders of these catalogues. */
export const categoryFixture = [
  { id: "clothes", name: "Clothes" },
  { id: "accessories", name: "Accessories" },
] as const;
export const genderFixture = ["men", "women", "unisex"].map((name) => ({ id: name, name }));
