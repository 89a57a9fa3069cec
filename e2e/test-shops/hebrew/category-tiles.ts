import type { CategoryTile } from "../../../app/content-shape/schema.ts";
import { categories } from "./categories.ts";

export const categoryTiles: readonly CategoryTile[] = categories.map(({ id, name }) => ({
  name,
  path: `/categories/${id}`,
  image: "tile-shoes",
}));
