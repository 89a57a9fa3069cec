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
  /** The products whose values are valid filters, if not only those of the page. */
  facetSource?: readonly Product[];
  /** Shorter lists are neither filtered nor sorted. */
  minimumToFilter?: number;
  /** The search query, which stays in the address. */
  searched?: string | undefined;
};

/** A list, filtered and sorted by the address. Prerendered, without a query, it shows all products. */
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
  /** The address of the page with these changes to the state. */
  const hrefFor = (changes: Partial<ListingState>) =>
    pathname + serializeListing({ ...state, ...changes }, searched);
  return {
    ...state,
    /** Everything the page could show. */
    products,
    /** Filtered and sorted. */
    shown: sortProducts(filterProducts(products, state.filters), state.sort),
    /** The options to select; empty if no facet divides the list. */
    facets: filterable ? facetCounts(products, state.filters, listFilters(facetSource)) : [],
    /** Whether there is more than one way to sort from. */
    sortable: filterable && products.length > 1,
    /** The state, as the query of an address. */
    query: serializeListing(state, searched),
    hrefFor,
    /** The address with the filter added, or removed if it is selected. */
    toggleHref: (filter: Filter) =>
      hrefFor({ filters: toggleFilter(products, state.filters, filter) }),
    clearHref: hrefFor({ filters: [] }),
  };
}
