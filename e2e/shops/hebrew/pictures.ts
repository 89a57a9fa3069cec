import type { PictureEntry } from "../../../app/content-shape/schema.ts";
import { pictures as fixture } from "../fixture/pictures.ts";

/** The fixture's, apart from those of products that are not sold here. */
export const pictures: Readonly<Record<string, PictureEntry>> = Object.fromEntries(
  Object.entries(fixture).filter(([name]) => !/^product-(?!png|svg|webp|avif)/.test(name)),
);
