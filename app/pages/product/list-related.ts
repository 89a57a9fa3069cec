import type { Product } from "../../content-shape/schema.ts";

/** The maximum number of related products, which fill one row. */
const maximum = 4;

/**
 * Returns the products that are most similar to a product. Products of the same subcategory come first, then products
 * of the same category, then products for the same gender. Equally similar products follow in content order, starting
 * after the given product.
 */
export function listRelated(products: readonly Product[], product: Product): readonly Product[] {
  const index = products.findIndex(({ _id }) => _id === product._id);
  const others = [...products.slice(index + 1), ...products.slice(0, Math.max(0, index))];
  const likeness = ({ category, subcategory, gender }: Product) =>
    (category === product.category ? 2 : 0) +
    (category === product.category && subcategory === product.subcategory ? 2 : 0) +
    (gender === product.gender ? 1 : 0);
  return others.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, maximum);
}
