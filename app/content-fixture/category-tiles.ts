import type { CategoryTile } from "../../content/schema.ts";

export const categoryTiles: readonly CategoryTile[] = [
  { name: "Shoes", path: "/categories/shoes", image: "tile-shoes" },
  { name: "Caps", path: "/categories/caps", image: "tile-caps" },
  { name: "Resume", path: "/contact", image: "tile-resume" },
  { name: "GitHub", path: "github", image: "tile-github" },
];
