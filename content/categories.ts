import type { Category, Gender } from "./schema.ts";

export const categories: readonly Category[] = [
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
];

export const genders: readonly Gender[] = [
  { id: "men", name: "men", alsoCalled: ["man", "gents"] },
  { id: "women", name: "women", alsoCalled: ["woman", "ladies"] },
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
