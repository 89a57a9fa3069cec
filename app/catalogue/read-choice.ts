import { type Choice, isOrderName, noChoice } from "./facets.ts";
import { listFilters } from "./list-filters.ts";
import type { Product } from "./product.ts";

/**
 * What an address chooses. Parameters and values that mean nothing for these products are ignored.
 *
 * @param products all that the list is about: they say which filters there are
 * @example readChoice(new URLSearchParams("type=jeans&type=hats&page=2"), products)
 * // { filters: [{ facet: "type", key: "jeans", label: "Jeans" }], sort: "featured" }
 */
export function readChoice(address: URLSearchParams, products: readonly Product[]): Choice {
  return {
    filters: listFilters(products).filter(({ facet, key }) => address.getAll(facet).includes(key)),
    sort: address.getAll("sort").find(isOrderName) ?? noChoice.sort,
  };
}

/**
 * A choice as the query of an address, after the words of a search if there are any.
 *
 * @example writeChoice({ filters: [jeans, onSale], sort: "rating" }) // "?type=jeans&sale=1&sort=rating"
 */
export function writeChoice({ filters, sort }: Choice, searched?: string): string {
  const address = new URLSearchParams(searched === undefined ? [] : [["q", searched]]);
  for (const { facet, key } of filters) address.append(facet, key);
  if (sort !== noChoice.sort) address.append("sort", sort);
  return address.size === 0 ? "" : `?${address}`;
}
