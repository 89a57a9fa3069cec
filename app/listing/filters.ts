import type { Product } from "../content-shape/schema.ts";
import { facetNames } from "./facet-names.ts";
import { type Facet, type Filter, facets } from "./facets.ts";

/**
 * Returns the products that match at least one filter of each facet that has filters.
 * @example filterProducts(products, [jeans, dresses, onSale]) // jeans on sale and dresses on sale
 */
export function filterProducts(
  products: readonly Product[],
  filters: readonly Filter[],
): readonly Product[] {
  const groups = facetNames
    .map((name) => filters.filter(({ facet }) => facet === name))
    .filter((group) => group.length > 0);
  return products.filter((product) =>
    groups.every((group) => group.some(({ facet, key }) => facets[facet].has(product, key))),
  );
}

/**
 * Lists the filters that match at least one of the products, in the order of `sortFilters`.
 * @example listFilters(products) // [{ facet: "type", key: "bags", label: "bags" }, …]
 */
export function listFilters(products: readonly Product[]): readonly Filter[] {
  return sortFilters(
    facetNames.flatMap((facet) =>
      facets[facet].options(products).map((option) => ({ facet, ...option })),
    ),
  );
}

/**
 * Returns the filters with the toggled filter added, or removed if it was already chosen. The result always matches at
 * least one product. If necessary, the filters of one other facet are dropped, or else the filters of all other
 * facets.
 * @param products all products that the page could show
 * @example toggleFilter(products, [dresses, jeans, indigo], jeans) // [dresses], because no dress is indigo
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

/**
 * Sorts filters by facet, then by the facet's own order of keys, by leading number, or alphabetically. The order in
 * which the visitor chose the filters has no effect.
 */
function sortFilters(filters: readonly Filter[]): readonly Filter[] {
  return facetNames.flatMap((name) => {
    const { order = [] }: Facet = facets[name];
    return filters
      .filter(({ facet }) => facet === name)
      .toSorted(
        ({ key: a }, { key: b }) =>
          order.indexOf(a) - order.indexOf(b) ||
          Number.parseFloat(a) - Number.parseFloat(b) ||
          Number(a > b) - Number(a < b),
      );
  });
}

/** Returns whether a list contains a filter with the same facet and key. */
export function includesFilter(filters: readonly Filter[], filter: Filter): boolean {
  return filters.some(({ facet, key }) => facet === filter.facet && key === filter.key);
}
