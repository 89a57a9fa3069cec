import type { PictureName } from "./pictures.ts";

type CategoryTile = {
  readonly name: string;
  /** An address inside the shop, or `github` for the repository that site.ts names. */
  readonly path: `/${string}` | "github";
  readonly image: PictureName;
};

export const categoryTiles = [
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
] as const satisfies readonly CategoryTile[];
