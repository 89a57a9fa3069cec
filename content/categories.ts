import type { PictureName } from "./pictures.ts";

type Category = {
  /** Stands in the address and, capitalised, in the heading. */
  readonly id: string;
  readonly name: string;
  readonly subtitle: string;
  /** The cut-out beside the heading. */
  readonly image: PictureName;
};

export const categories = [
  {
    id: "clothes",
    name: "Clothes",
    subtitle: "Six pieces in cotton, denim, satin, wool and nylon.",
    image: "cut-bomber-jacket",
  },
  {
    id: "accessories",
    name: "Accessories",
    subtitle: "Two bags and two pairs of sunglasses.",
    image: "cut-canvas-rucksack",
  },
] as const satisfies readonly Category[];

export type CategoryId = (typeof categories)[number]["id"];

export const genders = ["men", "women", "unisex"] as const;

export type Gender = (typeof genders)[number];

export const subcategories = [
  "bags",
  "sunglasses",
  "shirts",
  "outerwear",
  "dresses",
  "t-shirts",
  "jeans",
] as const;

export type Subcategory = (typeof subcategories)[number];

/** Stands in the place of the subtitle where an address names a category that is not above. */
export const unknownCategorySubtitle = "There is no such category here. The shop has two.";
