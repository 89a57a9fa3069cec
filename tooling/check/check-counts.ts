import type { Content } from "./content.ts";
import type { Problem } from "./problem.ts";

/** How many entries the layout is drawn for. */
const counts = [
  {
    file: "content/products.ts",
    list: "products",
    least: 1,
    most: Infinity,
    allowed: "one or more",
  },
  {
    file: "content/categories.ts",
    list: "categories",
    least: 1,
    most: Infinity,
    allowed: "one or more",
  },
  {
    file: "content/category-tiles.ts",
    list: "categoryTiles",
    least: 2,
    most: 5,
    allowed: "2 to 5",
  },
  { file: "content/hero-cards.ts", list: "heroCards", least: 3, most: 3, allowed: "exactly 3" },
  { file: "content/services.ts", list: "services", least: 3, most: 3, allowed: "exactly 3" },
  { file: "content/posts.ts", list: "posts", least: 4, most: 4, allowed: "exactly 4" },
] as const;

/** Every list with more or fewer entries than its place has room for. */
export function checkCounts(content: Content): readonly Problem[] {
  return counts
    .filter(({ list, least, most }) => content[list].length < least || content[list].length > most)
    .map(({ file, list, allowed }) => ({
      file,
      entry: list,
      field: "",
      found: `${content[list].length} entries`,
      allowed,
    }));
}
