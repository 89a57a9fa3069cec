import { categories, genders } from "../../content/categories.ts";
import { listCategoryPages, listFixedPages } from "./page-addresses.ts";

/** Every address that is prerendered and served with status 200. */
export function listPages(): string[] {
  return [...listFixedPages(), ...listCategoryPages(idsOf(categories), idsOf(genders))];
}

function idsOf(entries: readonly { readonly id: string }[]): readonly string[] {
  return entries.map(({ id }) => id);
}
