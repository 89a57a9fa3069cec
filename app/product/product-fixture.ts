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

/**
 * A synthetic catalogue, large enough for every facet to divide it: 60 products in 2 categories, 3
 * genders, 5 types and 4 colors, every third one reduced.
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

/** Ten products in which every rule has something to decide: types, colors, prices, shared words. */
export const smallCatalogue: readonly Product[] = [
  aProduct({
    _id: 1,
    name: "Cotton Tee",
    description: "A T-shirt in dense cotton jersey with a narrow collar.",
    subcategory: "t-shirts",
    color: "ecru",
    price: 32,
    rating: 4.6,
  }),
  aProduct({
    _id: 2,
    name: "Oxford Shirt",
    description: "Soft cotton with pearl buttons and a chest pocket.",
    subcategory: "shirts",
    gender: "men",
    color: "sky blue",
    price: 68,
    oldPrice: 85,
    rating: 4.4,
  }),
  aProduct({
    _id: 3,
    name: "Straight Jeans",
    description: "Cotton denim with copper rivets at the pockets.",
    subcategory: "jeans",
    gender: "women",
    color: "indigo",
    price: 88,
    rating: 4.3,
  }),
  aProduct({
    _id: 4,
    name: "Slip Dress",
    description: "Satin with fine straps and a hem below the knee.",
    subcategory: "dresses",
    gender: "women",
    color: "forest green",
    price: 96,
    oldPrice: 128,
    rating: 4.7,
  }),
  aProduct({
    _id: 5,
    name: "Wool Coat",
    description: "Brushed wool with horn buttons and flap pockets.",
    subcategory: "outerwear",
    gender: "women",
    color: "camel",
    price: 240,
    oldPrice: 320,
    rating: 4.8,
  }),
  aProduct({
    _id: 6,
    name: "Bomber Jacket",
    description: "A nylon shell with ribbing at collar and hem.",
    subcategory: "outerwear",
    gender: "men",
    color: "navy",
    price: 148,
    rating: 4.5,
  }),
  aProduct({
    _id: 7,
    name: "Leather Bag",
    description: "Tanned leather with a rolled handle and a brass lock.",
    category: "accessories",
    subcategory: "bags",
    gender: "women",
    color: "cognac",
    price: 180,
    rating: 4.9,
  }),
  aProduct({
    _id: 8,
    name: "Canvas Rucksack",
    description: "A day bag in waxed cotton, closed by leather straps with brass buckles.",
    category: "accessories",
    subcategory: "bags",
    color: "olive",
    price: 92,
    oldPrice: 115,
    rating: 4.6,
  }),
  aProduct({
    _id: 9,
    name: "Tortoiseshell Sunglasses",
    description: "Thick acetate with graduated brown lenses.",
    category: "accessories",
    subcategory: "sunglasses",
    color: "tortoiseshell",
    price: 74,
    rating: 4.2,
  }),
  aProduct({
    _id: 10,
    name: "Wire Sunglasses",
    description: "A fine frame around green lenses, flat when folded.",
    category: "accessories",
    subcategory: "sunglasses",
    gender: "men",
    color: "gold",
    price: 49,
    oldPrice: 98,
    rating: 3.8,
  }),
];

/** The categories and genders of these catalogues. */
export const categoryFixture = [
  { id: "clothes", name: "Clothes" },
  { id: "accessories", name: "Accessories" },
] as const;
export const genderFixture = ["men", "women", "unisex"].map((name) => ({ id: name, name }));
