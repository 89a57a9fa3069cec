import type { PictureEntry } from "../app/ui/picture-entry.ts";

/** Every picture of the shop. The name is that of the file in `content/images/`. */
export const pictures = {
  "bomber-jacket": {
    place: "product",
    alt: "Midnight navy bomber jacket",
  },
  "canvas-rucksack": {
    place: "product",
    alt: "Olive waxed canvas rucksack",
  },
  "heavyweight-tee": {
    place: "product",
    alt: "Ecru heavyweight cotton T-shirt",
  },
  "oxford-shirt": {
    place: "product",
    alt: "Sky blue Oxford shirt",
  },
  "round-wire-sunglasses": {
    place: "product",
    alt: "Gold round-wire sunglasses",
  },
  "slip-dress": {
    place: "product",
    alt: "Forest green satin slip dress",
  },
  "straight-leg-jeans": {
    place: "product",
    alt: "Indigo straight-leg jeans",
  },
  "top-handle-bag": {
    place: "product",
    alt: "Cognac leather top-handle bag",
  },
  "tortoiseshell-sunglasses": {
    place: "product",
    alt: "Tortoiseshell acetate sunglasses",
  },
  "wool-car-coat": {
    place: "product",
    alt: "Camel wool car coat",
  },
  "tile-clothes": {
    place: "tile",
    alt: "Folded knitwear, an Oxford shirt, a T-shirt and jeans stacked on an oak shelf",
    cloth: "camel",
  },
  "tile-accessories": {
    place: "tile",
    alt: "Cognac leather bag with tortoiseshell and gold round sunglasses on stone plinths",
    cloth: "cognac",
  },
  "tile-resume": {
    place: "tile",
    alt: "Printed one-page CV with a fountain pen and reading glasses on an oak desk",
    cloth: "indigo",
  },
  "tile-github": {
    place: "tile",
    alt: "Brass rods and beads arranged as a branching commit graph on a stone base",
    cloth: "forest",
  },
  "cut-wool-car-coat": {
    place: "cut-out",
    alt: "Camel wool car coat",
    cloth: "camel",
  },
  "cut-top-handle-bag": {
    place: "cut-out",
    alt: "Cognac top-handle leather bag",
    cloth: "cognac",
  },
  "cut-straight-leg-jeans": {
    place: "cut-out",
    alt: "Indigo straight-leg jeans",
    cloth: "indigo",
  },
  "cut-oxford-shirt": {
    place: "cut-out",
    alt: "Sky blue Oxford shirt",
    cloth: "sky",
  },
  "cut-slip-dress": {
    place: "cut-out",
    alt: "Forest green satin slip dress",
    cloth: "forest",
  },
  "cut-vase-and-lamp": {
    place: "cut-out",
    alt: "Stoneware vase with olive branches, a mushroom lamp and a small bowl on books",
    cloth: "clay",
  },
  "cut-bomber-jacket": {
    place: "cut-out",
    alt: "Midnight navy bomber jacket",
    cloth: "camel",
  },
  "cut-canvas-rucksack": {
    place: "cut-out",
    alt: "Olive waxed canvas rucksack",
    cloth: "sky",
  },
  "cut-round-wire-sunglasses": {
    place: "cut-out",
    alt: "Gold round-wire sunglasses",
    cloth: "sky",
  },
  "blog-capsule-wardrobe": {
    place: "post",
    alt: "T-shirt, Oxford shirt, bomber jacket, slip dress and coat side by side on a brass rail",
  },
  "blog-leather-care": {
    place: "post",
    alt: "Cognac leather bag on a walnut bench with a tin of balm, a cotton cloth and a brush",
  },
  "blog-linen-summer": {
    place: "post",
    alt: "Ecru linen shirt and linen cushions in window light with leaf shadows",
  },
  "blog-sunglasses-fit": {
    place: "post",
    alt: "Tortoiseshell and gold round-wire sunglasses lying on forest green satin",
  },
  "detail-1": {
    place: "detail",
    alt: "Denim pocket with double topstitching and copper rivets",
  },
  "detail-2": {
    place: "detail",
    alt: "Forest green satin falling in soft cowl folds",
  },
  "detail-3": {
    place: "detail",
    alt: "Brass buckle on a stitched cognac leather strap over olive canvas",
  },
  "detail-4": {
    place: "detail",
    alt: "Tortoiseshell rim with a gold hinge pin and graduated brown lens",
  },
  "detail-5": {
    place: "detail",
    alt: "Camel wool lapel with pick stitching and a horn button",
  },
  "detail-6": {
    place: "detail",
    alt: "Olive waxed canvas with a stitched leather label",
  },
  "not-found": {
    place: "scene",
    alt: "An empty brass clothes rail with one hanger swinging in window light",
  },
} as const satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof pictures;
