import type { Named } from "./names.ts";
import type { Category, Gender } from "./schema.ts";

const categoryEntries = [
  {
    id: "clothes",
    name: "Clothes",
    subtitle: "In cotton, denim, satin, wool and nylon.",
    image: "bomber-jacket",
    genders: [
      {
        gender: "men",
        subtitle: "A soft-collared Oxford, and a bomber lined in rust.",
        image: "cut-tile-clothes",
      },
      {
        gender: "women",
        subtitle: "Satin on the bias, high-rise denim and a coat in brushed wool.",
        image: "wool-car-coat",
      },
      {
        gender: "unisex",
        subtitle: "Dense cotton jersey that keeps its shape.",
        image: "heavyweight-tee",
        backdrop: "sky",
      },
    ],
  },
  {
    id: "accessories",
    name: "Accessories",
    subtitle: "Bags in leather and canvas, sunglasses in acetate and wire.",
    image: "cut-tile-accessories",
    genders: [
      {
        gender: "men",
        subtitle: "A fine gold-tone frame that folds flat.",
        image: "round-wire-sunglasses",
        backdrop: "forest",
      },
      {
        gender: "women",
        subtitle: "Vegetable-tanned leather with a rolled handle.",
        image: "top-handle-bag",
        backdrop: "sky",
      },
      {
        gender: "unisex",
        subtitle: "Thick acetate, and a day bag in waxed canvas.",
        image: "tortoiseshell-sunglasses",
        backdrop: "clay",
      },
    ],
  },
] as const satisfies readonly NamedCategory[];

const genderEntries = [
  { id: "men", name: "men", alsoCalled: ["man", "gents"] },
  { id: "women", name: "women", alsoCalled: ["woman", "ladies"] },
  { id: "unisex", name: "unisex" },
] as const satisfies readonly Gender[];

const subcategoryNames = [
  "bags",
  "sunglasses",
  "shirts",
  "outerwear",
  "dresses",
  "t-shirts",
  "jeans",
] as const;

type NamedCategory = Omit<Named<Category, "image">, "genders"> & {
  genders?: readonly Named<NonNullable<Category["genders"]>[number], "gender" | "image">[];
};

export type CategoryId = (typeof categoryEntries)[number]["id"];
export type GenderId = (typeof genderEntries)[number]["id"];
export type Subcategory = (typeof subcategoryNames)[number];

export const categories: readonly Category[] = categoryEntries;
export const genders: readonly Gender[] = genderEntries;
export const subcategories: readonly string[] = subcategoryNames;
