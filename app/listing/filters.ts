import { optionOrder } from "virtual:options";
import type { Product } from "../content-shape/schema.ts";
import { facetNames } from "./facet-names.ts";
import { type Filter, facets } from "./facets.ts";

/**
 * Returns the products that match at least one filter of each filtered facet.
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
 * Lists the filters that match at least one product, sorted by `sortFilters`.
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
 * Adds the toggled filter, or removes the filter if it is already chosen. If no product would match, drops the filters
 * of one other facet. If that is not enough, drops the filters of all other facets. As a last resort, returns no
 * filters.
 * @param products the products of the page, before filtering
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
 * Sorts filters by facet. Within a facet, sorts by the facet's `order` or that of the shop's language. Keys that are
 * listed in neither come first, sorted by leading number. The order in which the visitor chose the filters has no effect.
 */
function sortFilters(filters: readonly Filter[]): readonly Filter[] {
  return facetNames.flatMap((name) => {
    const { order = optionOrder } = facets[name];
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
