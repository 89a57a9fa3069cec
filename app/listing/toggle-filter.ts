import type { Product } from "../product/product.ts";
import { facetNames, type Filter } from "./facets.ts";
import { filterProducts } from "./filter-products.ts";
import { includesFilter, sortFilters } from "./list-filters.ts";

/**
 * The filters after one is added, or removed if it was among them. Filters never yield an empty list:
 * where the result would, the filters of one other facet are dropped, else those of all other facets.
 *
 * @param products everything the page could show
 * @example toggleFilter(products, [dresses, jeans, indigo], jeans) // [dresses]: no dress is indigo
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
