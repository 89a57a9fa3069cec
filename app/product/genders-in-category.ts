import type { Gender } from "../../content/schema.ts";
import type { Product } from "./product.ts";
import { selectProducts } from "./select-products.ts";

/** The genders of which a category has products. */
export function gendersInCategory(
  products: readonly Product[],
  category: string,
  genders: readonly Gender[],
): readonly Gender[] {
  return genders.filter(({ id }) => selectProducts(products, { category, gender: id }).length > 0);
}
