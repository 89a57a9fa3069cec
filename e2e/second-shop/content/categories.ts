import type { PictureName } from "./pictures.ts";

type Category = { id: string; name: string; subtitle: string; image: PictureName };

export const categories = [
  { id: "shoes", name: "Shoes", subtitle: "Twenty pairs for wet decks.", image: "cut-boot" },
  { id: "caps", name: "Caps", subtitle: "Twenty that stay on.", image: "cut-cap" },
  { id: "knit-socks", name: "Knit socks", subtitle: "Twenty pairs, warm.", image: "cut-sock" },
] as const satisfies readonly Category[];

export type CategoryId = (typeof categories)[number]["id"];

export const genders = ["adults", "kids"] as const;

export type Gender = (typeof genders)[number];

export const subcategories = ["boots", "sneakers", "beanies", "peaked", "long", "short"] as const;

export type Subcategory = (typeof subcategories)[number];

export const unknownCategorySubtitle = "There is no such shelf. The shop has three.";
