import type { Product } from "./product.ts";

type Selection = {
  readonly category: string;
  readonly gender?: string | undefined;
};

/**
 * The products of a category and, where one is given, of exactly that gender (section 5).
 * Unisex is a gender of its own: "men" does not include it.
 *
 * @example selectProducts(products, { category: "clothes", gender: "men" })
 */
export function selectProducts(
  products: readonly Product[],
  { category, gender }: Selection,
): readonly Product[] {
  return products.filter(
    (product) =>
      product.category === category && (gender === undefined || product.gender === gender),
  );
}
