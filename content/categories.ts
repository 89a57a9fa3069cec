import type { Category, Gender } from "./schema.ts";

export const categories: readonly Category[] = [
  {
    id: "clothes",
    name: "Clothes",
    subtitle: "Six pieces in cotton, denim, satin, wool and nylon.",
    image: "bomber-jacket",
  },
  {
    id: "accessories",
    name: "Accessories",
    subtitle: "Two bags and two pairs of sunglasses.",
    image: "canvas-rucksack",
  },
];

export const genders: readonly Gender[] = [
  { id: "men", name: "men" },
  { id: "women", name: "women" },
  { id: "unisex", name: "unisex" },
];

export const subcategories: readonly string[] = [
  "bags",
  "sunglasses",
  "shirts",
  "outerwear",
  "dresses",
  "t-shirts",
  "jeans",
];

/** Stands in the place of the subtitle where an address names a category that is not above. */
export const unknownCategorySubtitle = "There is no such category here. The shop has two.";
