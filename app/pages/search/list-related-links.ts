import { categories, genders } from "../../../content/categories.ts";
import { products } from "../../../content/products.ts";
import { fallbackLinks } from "../../layout/fallback-links.ts";
import type { LinkItem } from "../../search/link-list.tsx";
import { matchPages } from "../../search/match-pages.ts";

/** The pages that a search names, then the rest of the shop. */
export function listRelatedLinks(query: string): readonly LinkItem[] {
  const pages = matchPages({ products, categories, genders }, query);
  const others = fallbackLinks.filter(({ path }) => pages.every((page) => page.path !== path));
  return [...pages, ...others];
}
