import type { Product } from "../../content-shape/schema.ts";

/** As many as stand in a row. */
const maximum = 4;

/**
 * Returns products to look at after another, those most like it first: of its subcategory, then of its category,
 * then of its gender. What is alike in the same way stays in the order of the content, from the product on.
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
