import type { Product } from "../content-shape/schema.ts";
import type { Filter } from "./facets.ts";
import { listFilters } from "./filters.ts";
import { isSortName, type SortName } from "./sort.ts";

/** The filters and the sort order of a list. The filters are unique and sorted by `sortFilters`. */
export type ListingState = { readonly filters: readonly Filter[]; readonly sort: SortName };

/** The default state of a list: no filters, and the products in their original order. */
export const initialListing: ListingState = { filters: [], sort: "featured" };

/**
 * Parses the filters and the sort order in an address's query. Ignores unknown parameters and values.
 * @param products the products that define the valid filters
 * @example parseListing(new URLSearchParams("type=jeans&type=hats&page=2"), products)
 * // { filters: [{ facet: "type", key: "jeans", label: "jeans" }], sort: "featured" }
 */
export function parseListing(address: URLSearchParams, products: readonly Product[]): ListingState {
  return {
    filters: listFilters(products).filter(({ facet, key }) => address.getAll(facet).includes(key)),
    sort: address.getAll("sort").find(isSortName) ?? initialListing.sort,
  };
}

/**
 * Returns a query string with the search query (if any), the filters and the sort order.
 * @example serializeListing({ filters: [jeans, onSale], sort: "rating" }) // "?type=jeans&sale=1&sort=rating"
 */
export function serializeListing({ filters, sort }: ListingState, searched?: string): string {
  const address = new URLSearchParams(searched === undefined ? [] : [["q", searched]]);
  for (const { facet, key } of filters) address.append(facet, key);
  if (sort !== initialListing.sort) address.append("sort", sort);
  return address.size === 0 ? "" : `?${address}`;
}
