import type { Product } from "../content/schema.ts";

/** What products refer to: entries of the content that has to have them. */
export type SyntheticContent = {
  readonly category: string;
  readonly subcategories: readonly string[];
  readonly genders: readonly string[];
  readonly colors: readonly string[];
  /** The names of pictures of products. */
  readonly pictures: readonly string[];
};

const cuts = ["Plain", "Straight", "Boxy", "Cropped", "Pleated", "Quilted", "Ribbed", "Soft"];
const fabrics = ["Cotton", "Linen", "Wool", "Denim", "Satin", "Nylon", "Leather", "Canvas"];
const pieces = ["Shirt", "Tee", "Coat", "Jacket", "Dress", "Jeans", "Bag", "Rucksack"];
const details = [
  "A narrow collar and pearl buttons.",
  "Two slanted pockets and a metal zip.",
  "Double topstitching with copper rivets at the pockets.",
  "Cut to the thigh, with room for a knit underneath.",
  "High in the rise and straight from hip to hem.",
  "Fine straps and a hem just below the knee.",
  "It keeps its line after washing.",
  "One deep main pocket and three outside ones.",
];

/** This many products of one category, the same ones each time. */
export function syntheticProducts(count: number, content: SyntheticContent): readonly Product[] {
  const random = randomNumbers();
  const pick = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(random() * from.length)];
    if (found === undefined) throw new Error("There is nothing to pick from.");
    return found;
  };
  return Array.from({ length: count }, (_, index) => {
    const fabric = pick(fabrics);
    const price = 20 + Math.floor(random() * 280);
    return {
      _id: index + 1,
      name: `${pick(cuts)} ${fabric} ${pick(pieces)}`,
      category: content.category,
      subcategory: pick(content.subcategories),
      gender: pick(content.genders),
      description: `Number ${index + 1} is made of ${fabric.toLowerCase()}. ${pick(details)} ${pick(details)}`,
      price,
      ...(random() < 0.4 && { oldPrice: price + 20 }),
      image: pick(content.pictures),
      color: pick(content.colors),
      rating: Math.round((3 + random() * 2) * 10) / 10,
    };
  });
}

/** The products as content/products.ts, with the first ten as Trending Products. */
export function writeProducts(products: readonly Product[]): string {
  const trending = products.slice(0, 10).map(({ _id }) => _id);
  return [
    `export const products = ${JSON.stringify(products, undefined, 2)} as const;`,
    `export const trending = ${JSON.stringify(trending)} as const;`,
    "",
  ].join("\n");
}

/** Numbers from 0 to below 1 that look random and are the same each time (mulberry32). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
