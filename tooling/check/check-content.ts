import { checkCounts } from "./check-counts.ts";
import { checkList, checkTable, checkWords, entryName, fieldOf, textOf } from "./check-entries.ts";
import { checkLinks } from "./check-links.ts";
import { checkShape } from "./check-shape.ts";
import type { Content } from "./content.ts";
import { contentSchemas } from "./content-schemas.ts";
import { type Problem, write } from "./problem.ts";

type CheckOptions = {
  /** The pages that are there whatever the content says. */
  readonly fixedPages: readonly string[];
  /** The files that could not be read: nothing is said of them, nor of what refers to them. */
  readonly unread?: readonly string[];
};

/** Every mistake in the content's words and figures; the pictures' files are looked at elsewhere. */
export function checkContent(
  content: Content,
  { fixedPages, unread = [] }: CheckOptions,
): readonly Problem[] {
  const known = <T>(file: string, words: T) => (unread.includes(file) ? undefined : words);
  const schemas = contentSchemas({
    categories: known(
      "content/categories.ts",
      content.categories.map((category) => textOf(category, "id")),
    ),
    subcategories: known("content/categories.ts", content.subcategories),
    genders: known("content/categories.ts", content.genders),
    colours: known("content/colours.ts", Object.keys(content.colours)),
    pictures: known(
      "content/pictures.ts",
      Object.fromEntries(
        Object.entries(content.pictures).map(([name, entry]) => [name, textOf(entry, "place")]),
      ),
    ),
  });
  const problems = [
    ...checkList(
      "content/products.ts",
      "product",
      content.products,
      schemas.product,
      "_id",
      "name",
    ),
    ...content.products.flatMap(checkOldPrice),
    ...checkTrending(content),
    ...checkList("content/posts.ts", "post", content.posts, schemas.post, "id", "title"),
    ...checkList(
      "content/categories.ts",
      "category",
      content.categories,
      schemas.category,
      "id",
      "name",
    ),
    ...checkShape(schemas.subtitle, content.unknownCategorySubtitle, {
      file: "content/categories.ts",
      entry: "unknownCategorySubtitle",
    }),
    ...checkWords("content/categories.ts", "genders", content.genders, schemas.gender),
    ...checkWords(
      "content/categories.ts",
      "subcategories",
      content.subcategories,
      schemas.subcategory,
    ),
    ...checkList(
      "content/category-tiles.ts",
      "tile",
      content.categoryTiles,
      schemas.categoryTile,
      "name",
    ),
    ...checkList(
      "content/hero-cards.ts",
      "card",
      content.heroCards,
      schemas.heroCard,
      "id",
      "title",
    ),
    ...checkList("content/services.ts", "service", content.services, schemas.service, "title"),
    ...checkTable("content/colours.ts", "colour", content.colours, schemas.colour),
    ...checkTable("content/pictures.ts", "picture", content.pictures, schemas.pictureEntry),
    ...checkShape(schemas.site, content.site, { file: "content/site.ts", entry: "" }),
    ...checkCounts(content),
    ...(linked.some((file) => unread.includes(file)) ? [] : checkLinks(content, fixedPages)),
  ];
  return problems.filter(({ file }) => !unread.includes(file));
}

/** What says where links may lead. */
const linked = ["content/categories.ts", "content/site.ts"];

function checkOldPrice(product: unknown, index: number): readonly Problem[] {
  const [price, oldPrice] = [fieldOf(product, "price"), fieldOf(product, "oldPrice")];
  if (typeof price !== "number" || typeof oldPrice !== "number" || oldPrice > price) return [];
  return [
    {
      file: "content/products.ts",
      entry: entryName("product", product, index),
      field: "oldPrice",
      found: String(oldPrice),
      allowed: `a number above the price, ${price}, or is left out`,
    },
  ];
}

function checkTrending({ products, trending }: Content): readonly Problem[] {
  const ids = new Set(products.map((product) => fieldOf(product, "_id")));
  return trending.flatMap((id, index) =>
    ids.has(id) && trending.indexOf(id) === index
      ? []
      : [
          {
            file: "content/products.ts",
            entry: "trending",
            field: String(index + 1),
            found: write(id),
            allowed: "the _id of a product, each once",
          },
        ],
  );
}
