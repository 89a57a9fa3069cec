import { type Filter, facetNames, facets } from "./facets.ts";
import type { Product } from "./product.ts";

/**
 * The products that answer to the filters: of each facet that is used, to one of its filters.
 *
 * @example filterProducts(products, [jeans, dresses, onSale]) // reduced jeans and reduced dresses
 */
export function filterProducts<P extends Product>(
  products: readonly P[],
  filters: readonly Filter[],
): readonly P[] {
  return products.filter((product) =>
    facetNames.every((name) => {
      const ofFacet = filters.filter(({ facet }) => facet === name);
      const key = facets[name].optionOf(product)?.key;
      return ofFacet.length === 0 || ofFacet.some((filter) => filter.key === key);
    }),
  );
}
