import type { CategoryTile } from "./schema.ts";

export const categoryTiles: readonly CategoryTile[] = [
  {
    name: "Clothes",
    path: "/categories/clothes",
    image: "tile-clothes",
  },
  {
    name: "Accessories",
    path: "/categories/accessories",
    image: "tile-accessories",
  },
  {
    name: "Resume",
    path: "/contact",
    image: "tile-resume",
  },
  {
    name: "GitHub",
    path: "github",
    image: "tile-github",
  },
];
