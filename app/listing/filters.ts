import type { Product } from "../content-shape/schema.ts";
import { facetNames } from "./facet-names.ts";
import { type Facet, type Filter, facets } from "./facets.ts";

/**
 * The products that match the filters: at least one filter of every facet that has any.
 * @example filterProducts(products, [jeans, dresses, onSale]) // reduced jeans and reduced dresses
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
 * Every filter that matches at least one of these products, in the order of `sortFilters`.
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
 * The filters after one is added, or removed if it was among them. Filters never yield an empty list:
 * if nothing matches, the filters of one other facet are dropped, otherwise those of all others.
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

/**
 * Filters in their order on the page and in an address, independent of the order of the clicks:
 * facets as in their table; keys in the facet's own order, by the number they begin with, or alphabetically.
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

/** Whether an equal filter is in the list. */
export function includesFilter(filters: readonly Filter[], filter: Filter): boolean {
  return filters.some(({ facet, key }) => facet === filter.facet && key === filter.key);
}
