import type { Product } from "../content/schema.ts";

const wordsInName = 3;
const wordsInDescription = 20;

/**
 * This many products of the first sample's category, the same ones each time. Their words and fields
 * are those of the samples, mixed: a compressor saves no more on them than on written ones.
 */
export function syntheticProducts(count: number, samples: readonly Product[]): readonly Product[] {
  const random = randomNumbers();
  const pick = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(random() * from.length)];
    if (found === undefined) throw new Error("There is nothing to pick from.");
    return found;
  };
  const [names, descriptions] = [
    samples.flatMap(({ name }) => name.split(" ")),
    samples.flatMap(({ description }) => description.split(" ")),
  ];
  const write = (length: number, words: readonly string[]) =>
    Array.from({ length }, () => pick(words)).join(" ");
  const category = samples[0]?.category ?? "";
  return Array.from({ length: count }, (_, index) => {
    const price = 20 + Math.floor(random() * 280);
    return {
      _id: index + 1,
      name: write(wordsInName, names),
      category,
      subcategory: pick(samples).subcategory,
      ...genderOf(pick(samples)),
      description: write(wordsInDescription, descriptions),
      price,
      ...(random() < 0.4 && { oldPrice: price + 20 }),
      image: pick(samples).image,
      color: pick(samples).color,
      rating: Math.round((3 + random() * 2) * 10) / 10,
    };
  });
}

function genderOf({ gender }: Product): Pick<Product, "gender"> {
  return gender === undefined ? {} : { gender };
}

/** The products as content/products.ts, with the first ten as Trending Products. */
export function formatProducts(products: readonly Product[]): string {
  const trending = products.slice(0, 10).map(({ _id }) => _id);
  return `export const products = ${JSON.stringify(products)};\nexport const trending = ${JSON.stringify(trending)};\n`;
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
