import type { Gender, Product } from "../content-shape/schema.ts";

/**
 * Returns the products of a category and, if given, of a gender (specification, section 5). Unisex is a separate
 * gender: "men" does not include unisex products.
 * @example selectProducts(products, "clothes", "men")
 */
export function selectProducts(
  products: readonly Product[],
  category: string,
  gender?: string,
): readonly Product[] {
  return products.filter(
    (product) =>
      product.category === category && (gender === undefined || product.gender === gender),
  );
}

/** Returns whether a category has gender pages, which require a gender for every product. */
export function hasGenders(products: readonly Product[], category: string): boolean {
  return selectProducts(products, category).every(({ gender }) => gender !== undefined);
}

/** Returns the genders that have products in a category. */
export function gendersInCategory(
  products: readonly Product[],
  category: string,
  genders: readonly Gender[],
): readonly Gender[] {
  return genders.filter(({ id }) => selectProducts(products, category, id).length > 0);
}
