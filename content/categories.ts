import type { Named } from "../app/content-shape/names.ts";
import type { Category, Gender } from "../app/content-shape/schema.ts";

const categoryEntries = [
  {
    id: "clothes",
    name: "Clothes",
    subtitle: "In cotton, denim, satin, wool and nylon.",
    image: "cut-tile-clothes",
    sale: {
      image: "wool-car-coat",
      backdrop: "cognac",
      close: { x: 50, y: 22, zoom: 2.6 },
    },
    genders: [
      {
        gender: "men",
        subtitle: "A soft-collared Oxford, and a bomber lined in rust.",
        image: "bomber-jacket",
        backdrop: "camel",
        close: { x: 50, y: 27, zoom: 2.6 },
      },
      {
        gender: "women",
        subtitle: "Satin on the bias, high-rise denim and a coat in brushed wool.",
        image: "detail-2",
      },
      {
        gender: "unisex",
        subtitle: "Dense cotton jersey that keeps its shape.",
        image: "cut-tile-clothes",
        backdrop: "indigo",
        close: { x: 30, y: 64, zoom: 2.2, phone: { x: 48, y: 56 } },
      },
    ],
  },
  {
    id: "accessories",
    name: "Accessories",
    subtitle: "Bags in leather and canvas, sunglasses in acetate and wire.",
    image: "detail-3",
    genders: [
      {
        gender: "men",
        subtitle: "A fine gold-tone frame that folds flat.",
        image: "round-wire-sunglasses",
        backdrop: "indigo",
        close: { x: 40, y: 50, zoom: 2 },
      },
      {
        gender: "women",
        subtitle: "Vegetable-tanned leather with a rolled handle.",
        image: "top-handle-bag",
        backdrop: "sky",
        close: { x: 50, y: 36, zoom: 2 },
      },
      {
        gender: "unisex",
        subtitle: "Thick acetate, and a day bag in canvas.",
        image: "tortoiseshell-sunglasses",
        backdrop: "clay",
        close: { x: 45, y: 50, zoom: 2 },
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

type NamedCategory = Omit<Named<Category, "image">, "genders" | "sale"> & {
  sale?: Named<NonNullable<Category["sale"]>, "image">;
  genders?: readonly Named<NonNullable<Category["genders"]>[number], "gender" | "image">[];
};

export type CategoryId = (typeof categoryEntries)[number]["id"];
export type GenderId = (typeof genderEntries)[number]["id"];
export type Subcategory = (typeof subcategoryNames)[number];

export const categories: readonly Category[] = categoryEntries;
export const genders: readonly Gender[] = genderEntries;
export const subcategories: readonly string[] = subcategoryNames;
