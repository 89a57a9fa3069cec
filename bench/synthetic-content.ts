import { categories, genders, subcategories } from "../content/categories.ts";
import { colors } from "../content/colors.ts";
import { products } from "../content/products.ts";
import type { SyntheticContent } from "./synthetic-products.ts";

const [first] = categories;

/** The shop's own categories, colors and pictures, so that its content is valid with other products. */
export const syntheticContent: SyntheticContent = {
  category: first?.id ?? "",
  subcategories,
  genders: genders.map(({ id }) => id),
  colors: Object.keys(colors),
  pictures: products.map(({ image }) => image),
};
