import { expect, test } from "vitest";
import { categoryTiles } from "../../content/category-tiles.ts";
import { posts } from "../../content/posts.ts";
import { linesFor } from "./content-fixture.ts";

test("lists have as many entries as the layout is drawn for", () => {
  expect(linesFor({ posts: posts.slice(1), categoryTiles: categoryTiles.slice(3) })).toEqual([
    "content/category-tiles.ts, categoryTiles: found 1 entries. It takes 2 to 5.",
    "content/posts.ts, posts: found 3 entries. It takes exactly 4.",
  ]);
});

test("there is something to show", () => {
  expect(linesFor({ products: [], trending: [] })).toEqual([
    "content/products.ts, products: found 0 entries. It takes one or more.",
  ]);
});
