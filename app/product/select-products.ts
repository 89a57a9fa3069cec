import type { Gender, Product } from "../content-shape/schema.ts";

/**
 * The products of a category and, if one is given, of exactly that gender (section 5).
 * Unisex is a gender of its own: "men" does not include it.
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

/** Whether a category has pages of genders: an owner may leave its products' genders out. */
export function hasGenders(products: readonly Product[], category: string): boolean {
  return selectProducts(products, category).every(({ gender }) => gender !== undefined);
}

/** The genders of which a category has products. */
export function gendersInCategory(
  products: readonly Product[],
  category: string,
  genders: readonly Gender[],
): readonly Gender[] {
  return genders.filter(({ id }) => selectProducts(products, category, id).length > 0);
}
