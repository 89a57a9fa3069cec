import type { CategoryTile } from "./schema.ts";

export const categoryTiles: readonly CategoryTile[] = [
  { name: "Schuhe", path: "/categories/schuhe", image: "tile-shoes" },
  { name: "Mützen", path: "/categories/kopf", image: "tile-caps" },
  { name: "Lebenslauf", path: "/contact", image: "tile-resume" },
  { name: "GitHub", path: "github", image: "tile-github" },
];
