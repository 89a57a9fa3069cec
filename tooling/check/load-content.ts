import type { Content } from "./check-content.ts";

/**
 * Reads the files of content/ as they are now.
 *
 * @throws if one cannot be read as TypeScript, or lacks what it has to export; the message names it
 */
export async function loadContent(): Promise<Content> {
  const { products, trending } = await load("products", () => import("../../content/products.ts"));
  const { posts } = await load("posts", () => import("../../content/posts.ts"));
  const { categories, genders, subcategories } = await load(
    "categories",
    () => import("../../content/categories.ts"),
  );
  const { categoryTiles } = await load(
    "category-tiles",
    () => import("../../content/category-tiles.ts"),
  );
  const { heroCards } = await load("hero-cards", () => import("../../content/hero-cards.ts"));
  const { services } = await load("services", () => import("../../content/services.ts"));
  const { colours } = await load("colours", () => import("../../content/colours.ts"));
  const { pictures } = await load("pictures", () => import("../../content/pictures.ts"));
  const { site } = await load("site", () => import("../../content/site.ts"));
  return {
    products,
    trending,
    posts,
    categories,
    genders,
    subcategories,
    categoryTiles,
    heroCards,
    services,
    colours,
    pictures,
    site,
  };
}

async function load<Module>(name: string, read: () => Promise<Module>): Promise<Module> {
  try {
    return await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error);
    throw new Error(`content/${name}.ts cannot be read: ${reason}`, { cause: error });
  }
}
