import { type FacetName, type Filter, facetNames, facets } from "./facets.ts";
import { filterProducts } from "./filter-products.ts";
import { includesFilter, listFilters, sortFilters } from "./list-filters.ts";
import type { Product } from "./product.ts";

/** A filter to tick, and how many products are shown when it is ticked and the others stay. */
export type OfferedFilter = Filter & { readonly count: number; readonly chosen: boolean };

/** A facet with what can be ticked in it. */
export type OfferedFacet = {
  readonly name: FacetName;
  readonly label: string;
  readonly offered: readonly OfferedFilter[];
};

/**
 * The facets that divide these products, each with its chosen filters and with those that would add
 * a product to the list or leave one in it.
 *
 * @param products all that the page could show
 * @example countFilters(products, [])
 * // [{ name: "type", label: "Type", offered: [{ key: "bags", count: 2, chosen: false, … }, …] }, …]
 */
export function countFilters(
  products: readonly Product[],
  filters: readonly Filter[],
): readonly OfferedFacet[] {
  const known = listFilters(products);
  const foreign = filters.filter((filter) => !includesFilter(known, filter));
  const all = sortFilters([...known, ...foreign]);
  return facetNames
    .filter((name) => divides(products, name))
    .map((name) => {
      const others = filters.filter(({ facet }) => facet !== name);
      const offered = all
        .filter(({ facet }) => facet === name)
        .map((filter) => ({ ...filter, chosen: includesFilter(filters, filter) }))
        .filter(
          ({ chosen, ...filter }) =>
            chosen || filterProducts(products, [...others, filter]).length > 0,
        )
        .map((filter) => ({
          ...filter,
          count: filterProducts(products, [...filters, filter]).length,
        }));
      return { name, label: facets[name].label, offered };
    });
}

/**
 * Whether a facet parts the products into groups worth choosing from: two or more, and not each
 * product for itself. Those that have nothing of the facet are a group too.
 */
function divides(products: readonly Product[], name: FacetName): boolean {
  const groups = new Set(products.map((product) => facets[name].optionOf(product)?.key));
  return groups.size > 1 && groups.size < products.length;
}
