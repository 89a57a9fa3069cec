import { interpolate } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import { facetNames } from "./facet-names.ts";
import { type Filter, facets } from "./facets.ts";

/**
 * Returns the page title of a filtered list.
 * @param list the name of the unfiltered list
 * @example describeListing("Clothes", [dresses, jeans, indigo, onSale])
 * // "Dresses and jeans in indigo, on sale"
 */
export function describeListing(list: string, filters: readonly Filter[]): string {
  return facetNames.reduce((title, name) => {
    const labels = filters.filter(({ facet }) => facet === name).map(({ label }) => label);
    return labels.length === 0 ? title : facets[name].describe(title, listWords(labels));
  }, list);
}

function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  const list = words.slice(0, -1).join(", ");
  return words.length < 2 ? last : interpolate(texts.listing.lastOfList, { list, last });
}
