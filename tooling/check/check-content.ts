import type { z } from "zod";
import { checkShape } from "./check-shape.ts";
import { contentSchemas } from "./content-schemas.ts";
import { guessMeant, type Problem, write } from "./problem.ts";

/** What the files of content/ export, before it is known to be right. */
export type Content = {
  readonly products: readonly unknown[];
  readonly trending: readonly unknown[];
  readonly posts: readonly unknown[];
  readonly categories: readonly unknown[];
  readonly genders: readonly string[];
  readonly subcategories: readonly string[];
  readonly categoryTiles: readonly unknown[];
  readonly heroCards: readonly unknown[];
  readonly services: readonly unknown[];
  readonly colours: Readonly<Record<string, unknown>>;
  readonly pictures: Readonly<Record<string, unknown>>;
  readonly site: unknown;
};

/** Every mistake in the content's words and figures; the pictures' files are looked at elsewhere. */
export function checkContent(content: Content): readonly Problem[] {
  const schemas = contentSchemas({
    categories: content.categories.map((category) => text(category, "id")),
    subcategories: content.subcategories,
    genders: content.genders,
    colours: Object.keys(content.colours),
    pictures: Object.keys(content.pictures),
  });
  return [
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
    ...checkLinks(content),
  ];
}

/** Each entry by its schema; the given fields may not repeat. */
function checkList(
  file: string,
  kind: string,
  entries: readonly unknown[],
  schema: z.ZodType,
  ...unique: readonly string[]
): readonly Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((value, index) => {
    const entry = entryName(kind, value, index);
    const repeated = unique.flatMap((field) => {
      const found = write(fieldOf(value, field));
      const key = `${field} ${found.toLowerCase()}`;
      if (found === "nothing" || !seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [{ file, entry, field, found, allowed: "a value that no entry before it has" }];
    });
    return [...checkShape(schema, value, { file, entry }), ...repeated];
  });
}

function checkTable(
  file: string,
  kind: string,
  table: Readonly<Record<string, unknown>>,
  schema: z.ZodType,
): readonly Problem[] {
  return Object.entries(table).flatMap(([name, value]) =>
    checkShape(schema, value, { file, entry: `${kind} "${name}"` }),
  );
}

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

/** Tiles and categories are linked by hand: their addresses have to lead to a category that is there. */
function checkLinks({ categories, categoryTiles }: Content): readonly Problem[] {
  const ids = categories.map((category) => text(category, "id"));
  return categoryTiles.flatMap((tile, index) => {
    const path = text(tile, "path");
    const [, id] = /^\/categories\/([^/]+)/.exec(path) ?? [];
    if (id === undefined || ids.includes(id)) return [];
    const meant = guessMeant(id, ids);
    return [
      {
        file: "content/category-tiles.ts",
        entry: entryName("tile", tile, index),
        field: "path",
        found: write(path),
        allowed: `the address of a category: ${ids.map((known) => `"/categories/${known}"`).join(", ")}`,
        meant: meant && `/categories/${meant}`,
      },
    ];
  });
}

function entryName(kind: string, value: unknown, index: number): string {
  const id = fieldOf(value, "_id") ?? fieldOf(value, "id") ?? index + 1;
  const name = fieldOf(value, "name") ?? fieldOf(value, "title");
  return typeof name === "string" && name !== "" ? `${kind} ${id} (${name})` : `${kind} ${id}`;
}

function text(value: unknown, field: string): string {
  return String(fieldOf(value, field) ?? "");
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
}
