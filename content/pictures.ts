import type { PictureEntry } from "./schema.ts";

/** Every picture of the shop. The name is that of the file in `content/images/`. */
const entries = {
  "bomber-jacket": {
    alt: "Midnight navy nylon bomber jacket with a rust lining",
    backdrop: "clay",
    close: { x: 50, y: 24, zoom: 2.4 },
  },
  "canvas-rucksack": {
    alt: "Olive waxed canvas rucksack",
    backdrop: "sky",
    crop: { height: 108, x: 50, y: 12, phone: { height: 98, y: 18 } },
    close: { x: 50, y: 27, zoom: 2.2 },
  },
  "heavyweight-tee": {
    alt: "Ecru heavyweight cotton T-shirt",
    backdrop: "cognac",
    close: { x: 51, y: 20, zoom: 2.4 },
  },
  "oxford-shirt": {
    alt: "Sky blue button-down Oxford shirt",
    backdrop: "sky",
    close: { x: 50, y: 30.7, zoom: 2.1 },
  },
  "round-wire-sunglasses": {
    alt: "Gold round-wire sunglasses",
    backdrop: "sky",
    close: { x: 38, y: 42, zoom: 2, phone: { x: 32.5, y: 45 } },
  },
  "slip-dress": {
    alt: "Forest green satin slip dress",
    backdrop: "forest",
    close: { x: 50, y: 31.2, zoom: 2.4 },
  },
  "straight-leg-jeans": {
    alt: "Indigo straight-leg jeans",
    backdrop: "indigo",
    close: { x: 50, y: 17, zoom: 2.4 },
  },
  "top-handle-bag": {
    alt: "Cognac leather top-handle bag",
    backdrop: "cognac",
    crop: { width: 221, x: 75, y: 10, tablet: { width: 150, x: 82.5, y: -1 } },
    close: { x: 54, y: 32.2, zoom: 2, phone: { x: 49, y: 41 } },
  },
  "tortoiseshell-sunglasses": {
    alt: "Tortoiseshell acetate sunglasses",
    backdrop: "camel",
    crop: { width: 136, height: 170, x: 50, y: 5 },
    close: { x: 41.5, y: 47, zoom: 2, phone: { x: 38, y: 38.5 } },
  },
  "wool-car-coat": {
    alt: "Camel wool car coat",
    backdrop: "camel",
    close: { x: 50, y: 18, zoom: 2.2 },
  },
  "cut-tile-clothes": {
    alt: "Folded sky blue Oxford shirt, ecru T-shirt and navy bomber jacket, laid one over the other",
    backdrop: "forest",
    close: { x: 52, y: 24.3, zoom: 2, phone: { x: 38, y: 32.5 } },
  },
  "cut-tile-accessories": {
    alt: "Cognac top-handle bag and olive rucksack, with gold round sunglasses in front",
    backdrop: "indigo",
    close: { x: 51, y: 22.6, zoom: 2, phone: { x: 46.5, y: 30 } },
  },
  "cut-tile-resume": {
    alt: "A one-page resume on white paper with an indigo fountain pen",
    backdrop: "sky",
  },
  "cut-tile-github": {
    alt: "Sewing buttons joined by gold thread that branches and merges like a commit graph, with a needle on the open branch",
    backdrop: "clay",
  },
  "cut-vase-and-lamp": {
    alt: "Speckled stoneware vase with olive branches beside a brass lamp with a lit opal shade, books and a bowl of olives",
    backdrop: "clay",
  },
  "cut-not-found": {
    alt: "A wooden hanger with the outline of a T-shirt basted in white thread, the needle still hanging from it",
    backdrop: "sky",
  },
  "blog-capsule-wardrobe": {
    alt: "T-shirt, Oxford shirt, bomber jacket, slip dress and coat on wooden hangers along a brass rail",
  },
  "blog-leather-care": {
    alt: "Cognac leather bag on a walnut bench, next to an open tin of balm and a brush on folded cotton cloths",
  },
  "blog-linen-summer": {
    alt: "Creased ecru linen with a buttoned placket, and an olive branch laid across it",
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
} satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof entries;

export const pictures: Readonly<Record<string, PictureEntry>> = entries;
