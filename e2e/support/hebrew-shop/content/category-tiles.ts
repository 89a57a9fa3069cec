import { shelves } from "./categories.ts";
import type { CategoryTile } from "./schema.ts";

export const categoryTiles: readonly CategoryTile[] = [
  { name: "בגדים", path: "/categories/בגדים", image: "tile-shoes" },
  { name: "אביזרים", path: "/categories/אביזרים", image: "tile-caps" },
  { name: "קורות חיים", path: "/contact", image: "tile-resume" },
  { name: "GitHub", path: "github", image: "tile-github" },
  ...shelves.slice(0, 8).map(({ id, name }) => ({
    name,
    path: `/categories/${id}`,
    image: "tile-shoes",
  })),
];
