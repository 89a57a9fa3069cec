import type { Product } from "../app/catalogue/product.ts";
import type { CategoryId, Gender, Subcategory } from "./categories.ts";
import type { ColourName } from "./colours.ts";
import type { PictureName } from "./pictures.ts";

type ShopProduct = Product & {
  readonly category: CategoryId;
  readonly subcategory: Subcategory;
  readonly gender: Gender;
  readonly color: ColourName;
  readonly image: PictureName;
};

/** For each category: its kinds, the names that its products take in turn, and its pictures. */
const ranges: readonly {
  category: CategoryId;
  kinds: readonly [Subcategory, Subcategory];
  thing: string;
  images: readonly PictureName[];
}[] = [
  {
    category: "shoes",
    kinds: ["boots", "sneakers"],
    thing: "Boot",
    images: ["product-png", "product-turned", "product-svg", "product-gif"],
  },
  {
    category: "caps",
    kinds: ["beanies", "peaked"],
    thing: "Cap",
    images: ["product-tiff", "product-avif", "product-webp", "product-huge"],
  },
  {
    category: "knit-socks",
    kinds: ["long", "short"],
    thing: "Sock",
    images: ["product-grey", "product-cmyk", "product-capitals", "product-remote"],
  },
];

const colourNames: readonly ColourName[] = ["tar", "rust", "foam", "kelp"];

/** Twenty of each range. */
export const products: readonly ShopProduct[] = ranges.flatMap(
  ({ category, kinds, thing, images }, range) =>
    Array.from({ length: 20 }, (_, index): ShopProduct => {
      const number = range * 20 + index + 1;
      const kind = kinds[index % 2] ?? kinds[0];
      const price = 12 + index * 9;
      return {
        _id: number,
        name: `${thing} No. ${number}`,
        category,
        subcategory: kind,
        gender: index % 3 === 0 ? "kids" : "adults",
        description: `${thing} number ${number} of the island, ${kind}, made for wind and salt water.`,
        price,
        ...(index % 5 === 0 && { oldPrice: price * 2 }),
        image: images[index % images.length] ?? "product-png",
        color: colourNames[index % colourNames.length] ?? "tar",
        rating: (index % 11) / 2,
      };
    }),
);

export const trending: readonly number[] = products.map(({ _id }) => _id).slice(0, 14);
