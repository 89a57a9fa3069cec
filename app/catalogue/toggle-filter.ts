import { facetNames, type Filter } from "./facets.ts";
import { filterProducts } from "./filter-products.ts";
import { includesFilter, sortFilters } from "./list-filters.ts";
import type { Product } from "./product.ts";

/**
 * The filters after one more is chosen, or after a chosen one is given up. What is left always finds
 * something: where it would not, filters of other facets are given up too, as few as will do.
 *
 * @param products all that the page could show
 * @example toggleFilter(products, [dresses, jeans, indigo], jeans) // [dresses]: none is indigo
 */
export function toggleFilter(
  products: readonly Product[],
  filters: readonly Filter[],
  toggled: Filter,
): readonly Filter[] {
  const wanted = includesFilter(filters, toggled)
    ? filters.filter((filter) => !includesFilter([toggled], filter))
    : sortFilters([...filters, toggled]);
  const ofSameFacet = wanted.filter(({ facet }) => facet === toggled.facet);
  const candidates = [
    wanted,
    ...facetNames.map((name) =>
      wanted.filter(({ facet }) => facet !== name || facet === toggled.facet),
    ),
    ofSameFacet,
  ];
  return candidates.find((candidate) => filterProducts(products, candidate).length > 0) ?? [];
}
