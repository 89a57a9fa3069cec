import type { Named } from "../app/content-shape/names.ts";
import type { CategoryTile } from "../app/content-shape/schema.ts";

export const categoryTiles: readonly CategoryTile[] = [
  {
    name: "Clothes",
    path: "/categories/clothes",
    image: "cut-tile-clothes",
  },
  {
    name: "Accessories",
    path: "/categories/accessories",
    image: "round-wire-sunglasses",
    backdrop: "indigo",
    close: { x: 21, y: 50, zoom: 3.2 },
  },
  {
    name: "Resume",
    path: "/contact",
    image: "cut-tile-resume",
    backdrop: "camel",
  },
  {
    name: "GitHub",
    path: "github",
    image: "cut-tile-github",
    backdrop: "forest",
  },
] satisfies readonly Named<CategoryTile, "image">[];
