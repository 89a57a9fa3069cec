import * as categories from "../../content/categories.ts";
import { categoryTiles } from "../../content/category-tiles.ts";
import { colours } from "../../content/colours.ts";
import { heroCards } from "../../content/hero-cards.ts";
import { pictures } from "../../content/pictures.ts";
import { posts } from "../../content/posts.ts";
import { products, trending } from "../../content/products.ts";
import { services } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import { checkContent } from "./check-content.ts";
import type { Content } from "./content.ts";
import { describeProblem } from "./problem.ts";

/** The shop's own content, which is in order. */
export const shop: Content = {
  ...categories,
  products,
  trending,
  posts,
  categoryTiles,
  heroCards,
  services,
  colours,
  pictures,
  site,
};

/** The lines for the shop with something else in the place of a part of it. */
export function linesFor(changes: Partial<Content>): readonly string[] {
  return checkContent({ ...shop, ...changes }, { fixedPages: ["/", "/search"] }).map(
    describeProblem,
  );
}
