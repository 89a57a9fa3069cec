import fc from "fast-check";
import type { Product } from "../../content/schema.ts";
import type { Filter } from "./facets.ts";
import { listFilters } from "./filters.ts";
import type { ListingState } from "./listing-state.ts";
import { orderNames } from "./orders.ts";

/** The filter that an address contains as `facet=key`. */
export function filterNamed(products: readonly Product[], name: string): Filter {
  const found = listFilters(products).find(({ facet, key }) => `${facet}=${key}` === name);
  if (found === undefined) throw new Error(`No product matches the filter ${name}.`);
  return found;
}

/** Any filters of these products, sorted. */
export function anyFilters(products: readonly Product[]): fc.Arbitrary<readonly Filter[]> {
  return fc.subarray([...listFilters(products)]);
}

/** Any filters of these products and any order. */
export function anyListingState(products: readonly Product[]): fc.Arbitrary<ListingState> {
  return fc.record({ filters: anyFilters(products), sort: fc.constantFrom(...orderNames) });
}
