import type { PictureEntry } from "../app/ui/picture-entry.ts";

/** A dozen for sixty products, each an original of another kind (draw-originals.ts). */
export const pictures = {
  "product-png": { place: "product", alt: "A boot on clear ground" },
  "product-turned": { place: "product", alt: "A boot, taken on its side" },
  "product-svg": { place: "product", alt: "A boot, drawn" },
  "product-gif": { place: "product", alt: "A boot in few colours" },
  "product-tiff": { place: "product", alt: "A cap, scanned" },
  "product-avif": { place: "product", alt: "A cap, small" },
  "product-webp": { place: "product", alt: "A cap from the web" },
  "product-huge": { place: "product", alt: "A cap in twenty-four megapixels" },
  "product-grey": { place: "product", alt: "Grey socks" },
  "product-cmyk": { place: "product", alt: "Socks, as printed" },
  "product-capitals": { place: "product", alt: "Socks from a camera" },
  "product-remote": {
    place: "product",
    alt: "Socks from elsewhere",
    remote: { address: "https://pictures.example/socks.png", width: 800, height: 1000 },
  },
  "tile-shoes": { place: "tile", alt: "Boots on a jetty", cloth: "camel" },
  "tile-caps": { place: "tile", alt: "Caps on a line", cloth: "cognac" },
  "tile-socks": { place: "tile", alt: "Socks on a stove", cloth: "indigo" },
  "tile-about": { place: "tile", alt: "A letter", cloth: "sky" },
  "tile-source": { place: "tile", alt: "A knot that branches", cloth: "forest" },
  "cut-boot": { place: "cut-out", alt: "A boot, cut out", cloth: "forest" },
  "cut-cap": { place: "cut-out", alt: "A cap, cut out", cloth: "camel" },
  "cut-sock": { place: "cut-out", alt: "A sock, cut out", cloth: "sky" },
  "log-1": { place: "post", alt: "A boot full of paper" },
  "log-2": { place: "post", alt: "A needle" },
  "log-3": { place: "post", alt: "A band" },
  "log-4": { place: "post", alt: "Wet wool" },
  "knot-1": { place: "detail", alt: "A bowline" },
  "knot-2": { place: "detail", alt: "A reef knot" },
  "knot-3": { place: "detail", alt: "A sheet bend" },
  "knot-4": { place: "detail", alt: "A clove hitch" },
  "knot-5": { place: "detail", alt: "A figure of eight" },
  "knot-6": { place: "detail", alt: "A rolling hitch" },
  harbour: { place: "scene", alt: "A harbour without a boat" },
} as const satisfies Record<string, PictureEntry>;

export type PictureName = keyof typeof pictures;
