import { categories, genders, subcategories } from "../content/categories.ts";
import { colours } from "../content/colours.ts";
import { products } from "../content/products.ts";
import type { SyntheticContent } from "./synthetic-products.ts";

const [first] = categories;

/** The shop's own categories, colours and pictures, so that its content is valid with other products. */
export const syntheticContent: SyntheticContent = {
  category: first?.id ?? "",
  subcategories,
  genders: genders.map(({ id }) => id),
  colours: Object.keys(colours),
  pictures: products.map(({ image }) => image),
};
