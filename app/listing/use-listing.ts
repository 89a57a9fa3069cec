import type { Product } from "../content-shape/schema.ts";
import { useHydratedSearch } from "../ui/hydration.ts";
import { useLocation } from "../ui/location.ts";
import { facetCounts } from "./facet-counts.ts";
import type { Filter } from "./facets.ts";
import { filterProducts, listFilters, toggleFilter } from "./filters.ts";
import {
  initialListing,
  type ListingState,
  parseListing,
  serializeListing,
} from "./listing-address.ts";
import { sortProducts } from "./sort.ts";

export type Listing = ReturnType<typeof useListing>;

type ListingOptions = {
  products: readonly Product[];
  /** The products that define the valid filters. Defaults to `products`. */
  facetSource?: readonly Product[];
  /** The number of products that a list needs before it can be filtered and sorted. */
  minimumToFilter?: number;
  /** The search query to keep in addresses. */
  searched?: string | undefined;
};

/**
 * Filters and sorts a list according to the address. A prerendered list shows all products, because prerendering has no
 * query.
 */
export function useListing({
  products,
  facetSource = products,
  minimumToFilter = 0,
  searched,
}: ListingOptions) {
  const { pathname } = useLocation();
  const search = useHydratedSearch();
  const filterable = products.length >= minimumToFilter;
  const state = filterable
    ? parseListing(new URLSearchParams(search), facetSource)
    : initialListing;
  /** Returns the page's address with the given changes to the state. */
  const hrefFor = (changes: Partial<ListingState>) =>
    pathname + serializeListing({ ...state, ...changes }, searched);
  return {
    ...state,
    /** The products before filtering. */
    products,
    shown: sortProducts(filterProducts(products, state.filters), state.sort),
    /** The facets and filters to offer. Empty if no facet divides the list. */
    facets: filterable ? facetCounts(products, state.filters, listFilters(facetSource)) : [],
    sortable: filterable && products.length > 1,
    query: serializeListing(state, searched),
    hrefFor,
    /** Returns the page's address after the given filter is toggled. */
    toggleHref: (filter: Filter) =>
      hrefFor({ filters: toggleFilter(products, state.filters, filter) }),
    clearHref: hrefFor({ filters: [] }),
  };
}
