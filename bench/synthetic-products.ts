import type { Product } from "../content/schema.ts";

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
  const write = (length: number, texts: readonly string[]) => {
    const words = texts.flatMap((text) => text.split(" "));
    return Array.from({ length }, () => pick(words)).join(" ");
  };
  const names = samples.map(({ name }) => name);
  const descriptions = samples.map(({ description }) => description);
  const category = samples[0]?.category ?? "";
  return Array.from({ length: count }, (_, index) => {
    const price = 20 + Math.floor(random() * 280);
    const { gender } = pick(samples);
    return {
      _id: index + 1,
      name: write(3, names),
      category,
      subcategory: pick(samples).subcategory,
      ...(gender !== undefined && { gender }),
      description: write(20, descriptions),
      price,
      ...(random() < 0.4 && { oldPrice: price + 20 }),
      image: pick(samples).image,
      color: pick(samples).color,
      rating: Math.round((3 + random() * 2) * 10) / 10,
    };
  });
}

/** The products as content/products.ts, with the first ten as Trending Products. */
export function formatProducts(products: readonly Product[]): string {
  const trending = products.slice(0, 10).map(({ _id }) => _id);
  return `export const products = ${JSON.stringify(products)};\nexport const trending = ${JSON.stringify(trending)};\n`;
}

/** Numbers from 0 to below 1 that look random and are the same each time (Park and Miller's). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
