import fc from "fast-check";
import type { Choice, Filter } from "./facets.ts";
import { orderNames } from "./facets.ts";
import { listFilters } from "./list-filters.ts";
import type { Product } from "./product.ts";

/** The filter of these products that an address names `facet=key`. */
export function filterNamed(products: readonly Product[], name: string): Filter {
  const found = listFilters(products).find(({ facet, key }) => `${facet}=${key}` === name);
  if (found === undefined) throw new Error(`These products know no filter ${name}.`);
  return found;
}

/** Any filters of these products, in the one order. */
export function anyFilters(products: readonly Product[]): fc.Arbitrary<readonly Filter[]> {
  return fc.subarray([...listFilters(products)]);
}

/** Any choice among these products. */
export function anyChoice(products: readonly Product[]): fc.Arbitrary<Choice> {
  return fc.record({ filters: anyFilters(products), sort: fc.constantFrom(...orderNames) });
}
