import type { PictureEntry } from "../app/content-shape/schema.ts";

/**
 * List every picture that the shop uses. Name each entry after its file in `content/images/`, without the extension.
 */
const entries = {
  "bomber-jacket": {
    alt: "Midnight navy nylon bomber jacket with a rust lining",
    backdrop: "clay",
    close: { x: 50, y: 31, zoom: 3 },
  },
  "canvas-rucksack": {
    alt: "Olive canvas rucksack with two leather straps and brass buckles",
    backdrop: "sky",
    crop: { height: 94, x: 50, y: 18, phone: { height: 76, y: 34 } },
    close: { x: 35.5, y: 56, zoom: 3 },
  },
  "heavyweight-tee": {
    alt: "Ecru heavyweight cotton T-shirt with a ribbed collar",
    backdrop: "forest",
    close: { x: 52, y: 23, zoom: 4 },
  },
  "oxford-shirt": {
    alt: "Sky blue button-down Oxford shirt with its cuffs pushed up",
    backdrop: "indigo",
    close: { x: 51, y: 25, zoom: 2.4 },
  },
  "round-wire-sunglasses": {
    alt: "Gold round-wire sunglasses",
    backdrop: "clay",
    close: { x: 38, y: 50, zoom: 2, phone: { x: 32.5, y: 49.5 } },
  },
  "slip-dress": {
    alt: "Forest green satin slip dress, cut to mid-calf",
    backdrop: "forest",
    close: { x: 50, y: 29, zoom: 2.4, phone: { x: 50, y: 26 } },
  },
  "straight-leg-jeans": {
    alt: "Indigo straight-leg jeans, faded at the thighs",
    backdrop: "sky",
    close: { x: 49, y: 15, zoom: 2.4 },
  },
  "top-handle-bag": {
    alt: "Cognac leather top-handle bag with a brass turn-lock",
    backdrop: "cognac",
    crop: {
      width: 212,
      x: 57.4,
      y: 12,
      tablet: { width: 120, x: 54.2, y: 14 },
      phone: { width: 108, y: 15 },
    },
    close: { x: 46.5, y: 73.5, zoom: 3 },
  },
  "tortoiseshell-sunglasses": {
    alt: "Tortoiseshell acetate sunglasses",
    backdrop: "camel",
    crop: { width: 118, height: 160, x: 50, y: 8, phone: { width: 112 } },
    close: { x: 41.5, y: 49, zoom: 2, phone: { x: 38, y: 49 } },
  },
  "wool-car-coat": {
    alt: "Camel wool car coat with four horn buttons",
    backdrop: "camel",
    close: { x: 50, y: 24, zoom: 2.4 },
  },
  "cut-tile-clothes": {
    alt: "Folded sky blue Oxford shirt on a stack of ecru and navy knits",
    backdrop: "cognac",
    close: { x: 52, y: 35, zoom: 2, phone: { x: 52, y: 33 } },
  },
  "cut-tile-resume": {
    alt: "Two sheets of a resume with a signature sewn in navy thread, a swatch of navy cloth under a brass clip, and a pencil",
    close: { x: 53, y: 23, zoom: 2.4 },
  },
  "cut-tile-github": {
    alt: "Sewing buttons joined by gold thread that branches and merges like a commit graph, with a needle on the open branch",
    close: { x: 50, y: 36, zoom: 2 },
  },
  "cut-vase-and-lamp": {
    alt: "Speckled stoneware vase with olive branches beside a brass lamp with a lit opal shade, books and a bowl of olives",
    dark: "cut-vase-and-lamp-lit",
    backdrop: "lamplight",
  },
  "cut-vase-and-lamp-lit": {
    alt: "Vase with olive branches in the light of a brass lamp",
    backdrop: "lamplight",
  },
  "cut-not-found": {
    alt: "A wooden hanger with the outline of a T-shirt basted in white thread, the needle still hanging from it",
    backdrop: "sky",
  },
  "blog-capsule-wardrobe": {
    alt: "T-shirt, Oxford shirt, bomber jacket, slip dress and coat on wooden hangers along a brass rod",
  },
  "blog-leather-care": {
    alt: "Cognac leather bag on a walnut bench by a sunlit wall, next to a tin of balm and a brush on a folded cotton cloth",
  },
  "blog-linen-summer": {
    alt: "Creased ecru linen with a buttoned placket, and an olive branch laid across it",
  },
  "blog-sunglasses-fit": {
    alt: "Tortoiseshell and gold round-wire sunglasses on linen, their tinted lenses in the shadows they cast",
  },
  "detail-1": {
    alt: "Denim pocket with double topstitching, a copper rivet and a coin pocket",
  },
  "detail-2": {
    alt: "Forest green satin at a cowl neckline, falling on the bias",
    backdrop: "forest",
  },
  "detail-3": {
    alt: "Brass buckle on a stitched cognac leather strap over olive canvas",
    backdrop: "forest",
  },
  "detail-4": {
    alt: "Tortoiseshell rim and temple with a gradient brown lens",
  },
  "detail-5": {
    alt: "Camel wool lapel with pick stitching above a horn button",
  },
  "detail-6": {
    alt: "Brass turn-lock on the stitched flap of a cognac leather bag",
  },
} satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof entries;

export const pictures: Readonly<Record<string, PictureEntry>> = entries;
