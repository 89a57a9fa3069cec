import type { PictureEntry } from "../../content/schema.ts";

/** The products' pictures are each an original of another kind (draw-originals.ts). */
export const pictures: Readonly<Record<string, PictureEntry>> = {
  "product-png": {
    alt: "A boot on a transparent background",
    backdrop: "forest",
    close: { x: 40, y: 30, zoom: 2 },
  },
  "product-turned": { alt: "A sandal, taken on its side" },
  "product-svg": { alt: "A slipper, drawn" },
  "product-gif": { alt: "A clog in few colors" },
  "product-tiff": { alt: "A leather beanie, scanned" },
  "product-avif": { alt: "A mule, small" },
  "product-webp": { alt: "A beanie from the web" },
  "product-huge": { alt: "A mule in twenty-four megapixels" },
  "product-grey": { alt: "A striped thing in grey" },
  "product-cmyk": { alt: "Straw, as printed" },
  "product-capitals": { alt: "Socks from a camera", backdrop: "clay" },
  "product-remote": {
    alt: "Socks from elsewhere",
    backdrop: "forest",
    remote: { address: "https://pictures.example/socks.png", width: 800, height: 1000 },
  },
  "tile-shoes": { alt: "Boots on a jetty", backdrop: "camel" },
  "tile-caps": { alt: "Caps on a line", backdrop: "cognac" },
  "tile-resume": { alt: "A letter of application", backdrop: "sky" },
  "tile-github": { alt: "A knot that branches", backdrop: "forest" },
  // Its words are over it: at the top of home and on a hero card.
  "cut-boot": { alt: "A boot, cut out", backdrop: "forest", crop: { x: 56, y: 3, height: 96 } },
  "cut-cap": { alt: "A cap, cut out", backdrop: "camel", close: { x: 50, y: 30, zoom: 2.2 } },
  "cut-sock": { alt: "A sock, cut out", backdrop: "sky", close: { x: 20, y: 30, zoom: 2 } },
  "log-1": { alt: "A boot full of paper" },
  "knot-1": { alt: "A bowline" },
  harbour: { alt: "A harbour without a boat", backdrop: "sky", crop: { x: 20, y: 80 } },
};
