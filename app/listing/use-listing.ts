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
  /** The products whose values are valid filters. Defaults to the page's products. */
  facetSource?: readonly Product[];
  /** The minimum number of products in a list that can be filtered and sorted. */
  minimumToFilter?: number;
  /** The search query, which stays in the address. */
  searched?: string | undefined;
};

/**
 * Filters and sorts a list by the address. Prerendered lists show all products, because they are rendered without a
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
    /** All products that the page could show. */
    products,
    /** The filtered and sorted products. */
    shown: sortProducts(filterProducts(products, state.filters), state.sort),
    /** The facets and filters to choose from; empty if no facet divides the list. */
    facets: filterable ? facetCounts(products, state.filters, listFilters(facetSource)) : [],
    /** Whether the list can be sorted. */
    sortable: filterable && products.length > 1,
    /** The state as an address's query. */
    query: serializeListing(state, searched),
    hrefFor,
    /** Returns the page's address with a filter added, or removed if the filter is already selected. */
    toggleHref: (filter: Filter) =>
      hrefFor({ filters: toggleFilter(products, state.filters, filter) }),
    clearHref: hrefFor({ filters: [] }),
  };
}
