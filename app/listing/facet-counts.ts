import type { Product } from "../../content/schema.ts";
import { type FacetName, type Filter, facetNames, facets } from "./facets.ts";
import { filterProducts, includesFilter, listFilters, sortFilters } from "./filters.ts";

/** A filter, whether it is chosen, and how many products the list then shows. */
export type OfferedFilter = Filter & { readonly count: number; readonly chosen: boolean };

/** A facet with its options. */
export type OfferedFacet = {
  readonly name: FacetName;
  readonly label: string;
  readonly offered: readonly OfferedFilter[];
};

/**
 * The facets that divide these products, each with its chosen filters and with every other filter
 * that matches something together with those of the other facets.
 *
 * @param products everything the page could show
 * @example facetCounts(products, [])
 * // [{ name: "type", label: "Type", offered: [{ key: "bags", count: 2, chosen: false, … }, …] }, …]
 */
export function facetCounts(
  products: readonly Product[],
  filters: readonly Filter[],
): readonly OfferedFacet[] {
  const matching = listFilters(products);
  const unmatched = filters.filter((filter) => !includesFilter(matching, filter));
  const all = sortFilters([...matching, ...unmatched]);
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
 * Whether a facet divides the products into at least two groups, of which at least one has several
 * products. Products without a value of the facet are a group too.
 */
function divides(products: readonly Product[], name: FacetName): boolean {
  const groups = new Set(products.map((product) => facets[name].optionOf(product)?.key));
  return groups.size > 1 && groups.size < products.length;
}
