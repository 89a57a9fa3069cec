import type { Product } from "../content-shape/schema.ts";
import { type FacetName, facetNames } from "./facet-names.ts";
import { type Filter, facets } from "./facets.ts";
import { filterProducts, includesFilter, listFilters } from "./filters.ts";

export type OfferedFacet = ReturnType<typeof facetCounts>[number];

/**
 * Returns the filters to offer, grouped by facet label. Each facet lists its chosen filters and every other filter that
 * matches a product. Facets that do not divide the products are omitted. A filter's count ignores the other filters of
 * its facet.
 * @param products the products of the page, before filtering
 * @param known the filters that an address may contain
 * @example facetCounts(products, [])
 * // [{ label: "Type", offered: [{ facet: "type", key: "bags", count: 2, chosen: false, … }, …] }, …]
 */
export function facetCounts(
  products: readonly Product[],
  filters: readonly Filter[],
  known: readonly Filter[] = listFilters(products),
) {
  const offeredBy = (name: FacetName) => {
    const ofFacet = known.filter(({ facet }) => facet === name);
    const matching = ofFacet.filter((filter) => filterProducts(products, [filter]).length > 0);
    if (!divides(products, matching)) return [];
    const others = filters.filter(({ facet }) => facet !== name);
    return ofFacet
      .map((filter) => ({
        ...filter,
        chosen: includesFilter(filters, filter),
        count: filterProducts(products, [...others, filter]).length,
      }))
      .filter((filter) => filter.chosen || includesFilter(matching, filter));
  };
  const labels = new Set(facetNames.map((name) => facets[name].label));
  return [...labels]
    .map((label) => ({
      label,
      offered: facetNames.filter((name) => facets[name].label === label).flatMap(offeredBy),
    }))
    .filter(({ offered }) => offered.length > 0);
}

/**
 * Returns whether a facet's options divide the products. At least one option must match some but not all products.
 * Also, two or more products must share an option, or two or more must have no option.
 */
function divides(products: readonly Product[], options: readonly Filter[]): boolean {
  const others = products.length - filterProducts(products, options).length;
  const counts = options.map((option) => filterProducts(products, [option]).length);
  const isPart = (count: number) => count > 0 && count < products.length;
  return counts.some(isPart) && [...counts, others].some((count) => count > 1);
}
