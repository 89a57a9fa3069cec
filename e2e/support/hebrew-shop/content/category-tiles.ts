import type { CategoryTile } from "./schema.ts";

export const categoryTiles: readonly CategoryTile[] = [
  { name: "בגדים", path: "/categories/בגדים", image: "tile-shoes" },
  { name: "אביזרים", path: "/categories/אביזרים", image: "tile-caps" },
  { name: "קורות חיים", path: "/contact", image: "tile-resume" },
  { name: "GitHub", path: "github", image: "tile-github" },
];
