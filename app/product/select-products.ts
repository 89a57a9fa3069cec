import type { Gender, Product } from "../content-shape/schema.ts";

/**
 * Returns a category's products, limited to the exact gender if one is given (section 5). Unisex is a gender of
 * its own: "men" does not include it.
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

/** Returns whether a category has gender pages. Owners may omit its products' genders. */
export function hasGenders(products: readonly Product[], category: string): boolean {
  return selectProducts(products, category).every(({ gender }) => gender !== undefined);
}

/** Returns the genders with products in a category. */
export function gendersInCategory(
  products: readonly Product[],
  category: string,
  genders: readonly Gender[],
): readonly Gender[] {
  return genders.filter(({ id }) => selectProducts(products, category, id).length > 0);
}
