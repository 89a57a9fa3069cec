import { useLocation } from "react-router";
import type { Product } from "../../content/schema.ts";
import { useQuery } from "../ui/hydration.ts";
import { facetCounts, type OfferedFacet } from "./facet-counts.ts";
import { type Filter, initialListing, type ListingState, orderProducts } from "./facets.ts";
import { filterProducts, listFilters, toggleFilter } from "./filters.ts";
import { parseListing, serializeListing } from "./listing-state.ts";

export type Listing = ListingState & {
  /** Everything the page could show. */
  readonly products: readonly Product[];
  /** Filtered and ordered. */
  readonly shown: readonly Product[];
  /** The options to select; empty if no facet divides the list. */
  readonly facets: readonly OfferedFacet[];
  /** Whether there is more than one order to choose from. */
  readonly orderable: boolean;
  /** The state, as the query of an address. */
  readonly query: string;
  /** The address of the page with these changes to the state. */
  readonly hrefFor: (changes: Partial<ListingState>) => string;
  /** The address with the filter added, or removed if it is selected. */
  readonly toggleHref: (filter: Filter) => string;
};

type ListingOptions = {
  products: readonly Product[];
  /** The products whose values are valid filters, if not only those of the page. */
  facetSource?: readonly Product[];
  /** Shorter lists are neither filtered nor ordered. */
  minimumToFilter?: number;
  /** The search query, which stays in the address. */
  searched?: string | undefined;
};

/** A list, filtered and ordered by the address. Prerendered, without a query, it shows all products. */
export function useListing({
  products,
  facetSource = products,
  minimumToFilter = 0,
  searched,
}: ListingOptions): Listing {
  const { pathname } = useLocation();
  const search = useQuery();
  const filterable = products.length >= minimumToFilter;
  const state = filterable
    ? parseListing(new URLSearchParams(search), facetSource)
    : initialListing;
  const hrefFor = (changes: Partial<ListingState>) =>
    pathname + serializeListing({ ...state, ...changes }, searched);
  return {
    ...state,
    products,
    shown: orderProducts(filterProducts(products, state.filters), state.sort),
    facets: filterable ? facetCounts(products, state.filters, listFilters(facetSource)) : [],
    orderable: filterable && products.length > 1,
    query: serializeListing(state, searched),
    hrefFor,
    toggleHref: (filter) => hrefFor({ filters: toggleFilter(products, state.filters, filter) }),
  };
}
