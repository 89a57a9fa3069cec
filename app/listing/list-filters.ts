import type { Product } from "../product/product.ts";
import { type Filter, facetNames, facets } from "./facets.ts";

/**
 * Every filter that matches at least one of these products, in the order of `sortFilters`.
 *
 * @example listFilters(products) // [{ facet: "type", key: "bags", label: "bags" }, …]
 */
export function listFilters(products: readonly Product[]): readonly Filter[] {
  const found = new Map<string, Filter>();
  for (const facet of facetNames) {
    for (const product of products) {
      const option = facets[facet].optionOf(product);
      const name = `${facet}=${option?.key}`;
      if (option !== undefined && !found.has(name)) found.set(name, { facet, ...option });
    }
  }
  return sortFilters([...found.values()]);
}

/**
 * Filters in the order they have on the page and in an address, whatever the order of the clicks:
 * facets as in their table, keys alphabetically.
 */
export function sortFilters(filters: readonly Filter[]): readonly Filter[] {
  return facetNames.flatMap((name) =>
    filters
      .filter(({ facet }) => facet === name)
      .toSorted((a, b) => Number(a.key > b.key) - Number(a.key < b.key)),
  );
}

/** Whether an equal filter is in the list. */
export function includesFilter(filters: readonly Filter[], filter: Filter): boolean {
  return filters.some(({ facet, key }) => facet === filter.facet && key === filter.key);
}
