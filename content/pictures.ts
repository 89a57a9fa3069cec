import type { PictureEntry } from "./schema.ts";

/** Every picture of the shop. The name is that of the file in `content/images/`. */
export const pictures: Readonly<Record<string, PictureEntry>> = {
  "bomber-jacket": {
    alt: "Midnight navy nylon bomber jacket with a rust lining",
    backdrop: "clay",
  },
  "canvas-rucksack": {
    alt: "Olive waxed canvas rucksack",
    backdrop: "sky",
    crop: { height: 108, x: 50, y: 12, phone: { height: 98, y: 18 } },
  },
  "heavyweight-tee": {
    alt: "Ecru heavyweight cotton T-shirt",
    backdrop: "cognac",
  },
  "oxford-shirt": {
    alt: "Sky blue button-down Oxford shirt",
    backdrop: "sky",
    crop: { height: 83, x: 50, y: 37.3 },
  },
  "round-wire-sunglasses": {
    alt: "Gold round-wire sunglasses",
    backdrop: "sky",
  },
  "slip-dress": {
    alt: "Forest green satin slip dress",
    backdrop: "forest",
    crop: { height: 104, x: 50, y: 28.4 },
  },
  "straight-leg-jeans": {
    alt: "Indigo straight-leg jeans",
    backdrop: "indigo",
  },
  "top-handle-bag": {
    alt: "Cognac leather top-handle bag",
    backdrop: "cognac",
    crop: { height: 119, x: 73, y: 10, tablet: { height: 150, y: -4 } },
  },
  "tortoiseshell-sunglasses": {
    alt: "Tortoiseshell acetate sunglasses",
    backdrop: "camel",
    crop: { width: 136, height: 170, x: 50, y: 5 },
  },
  "wool-car-coat": {
    alt: "Camel wool car coat",
    backdrop: "camel",
  },
  "cut-tile-clothes": {
    alt: "Folded sky blue Oxford shirt, ecru T-shirt and navy bomber jacket, laid one over the other",
    backdrop: "forest",
  },
  "cut-tile-accessories": {
    alt: "Cognac top-handle bag and olive rucksack, with gold round sunglasses in front",
    backdrop: "sky",
  },
  "cut-tile-resume": {
    alt: "A one-page resume on white paper with an indigo fountain pen",
    backdrop: "indigo",
  },
  "cut-tile-github": {
    alt: "Sewing buttons joined by gold thread that branches and merges like a commit graph, with a needle on the open branch",
    backdrop: "clay",
  },
  "cut-vase-and-lamp": {
    alt: "Stoneware vase with olive branches, a mushroom lamp and a small bowl on books",
    backdrop: "clay",
  },
  "blog-capsule-wardrobe": {
    alt: "T-shirt, Oxford shirt, bomber jacket, slip dress and coat side by side on a brass rail",
  },
  "blog-leather-care": {
    alt: "Cognac leather bag on a walnut bench with a tin of balm, a cotton cloth and a brush",
  },
  "blog-linen-summer": {
    alt: "Ecru linen shirt and linen cushions in window light with leaf shadows",
  },
  "blog-sunglasses-fit": {
    alt: "Tortoiseshell and gold round-wire sunglasses lying on forest green satin",
  },
  "detail-1": {
    alt: "Denim pocket with double topstitching and copper rivets",
  },
  "detail-2": {
    alt: "Forest green satin falling in soft cowl folds",
  },
  "detail-3": {
    alt: "Brass buckle on a stitched cognac leather strap over olive canvas",
  },
  "detail-4": {
    alt: "Tortoiseshell rim with a gold hinge pin and gradient brown lens",
  },
  "detail-5": {
    alt: "Camel wool lapel with pick stitching and a horn button",
  },
  "detail-6": {
    alt: "Olive waxed canvas with a stitched leather label",
  },
  "not-found": {
    alt: "An empty brass clothes rail with one hanger swinging in window light",
    crop: { x: 56, y: 50 },
  },
};
