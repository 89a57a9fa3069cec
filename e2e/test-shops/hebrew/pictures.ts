import type { PictureEntry } from "../../../app/content-shape/schema.ts";
import { pictures as fixture } from "../fixture/pictures.ts";

/** The fixture shop's pictures, except pictures of products that this shop does not sell. */
export const pictures: Readonly<Record<string, PictureEntry>> = Object.fromEntries(
  Object.entries(fixture).filter(([name]) => !/^product-(?!png|svg|webp|avif)/.test(name)),
);
