import { categories, genders } from "../content/categories.ts";
import { listCategoryPages, listFixedPages } from "./page-addresses.ts";

/** Every address that is prerendered and answered with 200. */
export function listPages(): string[] {
  return [...listFixedPages(), ...listCategoryPages(categories, genders)];
}
