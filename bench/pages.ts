import { categories } from "../content/categories.ts";

const [first] = categories;

/** The page of the shop's first category, where a list of products is measured. */
export const categoryPath = `/categories/${first?.id ?? ""}`;
