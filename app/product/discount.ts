import type { Product } from "../content-shape/schema.ts";

/**
 * Returns a product's discount on its old price (specification, section 3). The percentage is from 1 to 99, and the
 * amount is rounded to the cent. Returns `undefined` unless the old price is higher than the price.
 * @example discountOf({ price: 96, oldPrice: 128 }) // { percent: 25, amount: 32, was: 128 }
 */
export function discountOf({ price, oldPrice: was }: Pick<Product, "price" | "oldPrice">) {
  if (was === undefined || was <= price) return undefined;
  const percent = Math.round(((was - price) * 100) / was);
  return {
    percent: Math.min(99, Math.max(1, percent)),
    amount: Math.round((was - price) * 100) / 100,
    was,
  };
}

/** Returns the products' largest discount as a percentage, or `undefined` if no product is on sale. */
export function largestDiscount(
  products: readonly Pick<Product, "price" | "oldPrice">[],
): number | undefined {
  const percents = products.flatMap((product) => discountOf(product)?.percent ?? []);
  return percents.length > 0 ? Math.max(...percents) : undefined;
}
