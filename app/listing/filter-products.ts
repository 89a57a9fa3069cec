import type { Product } from "../product/product.ts";
import { type Filter, facetNames, facets } from "./facets.ts";

/**
 * The products that match the filters: at least one filter of every facet that has any.
 *
 * @example filterProducts(products, [jeans, dresses, onSale]) // reduced jeans and reduced dresses
 */
export function filterProducts(
  products: readonly Product[],
  filters: readonly Filter[],
): readonly Product[] {
  return products.filter((product) =>
    facetNames.every((name) => {
      const ofFacet = filters.filter(({ facet }) => facet === name);
      const key = facets[name].optionOf(product)?.key;
      return ofFacet.length === 0 || ofFacet.some((filter) => filter.key === key);
    }),
  );
}
