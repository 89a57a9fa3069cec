import { interpolate } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import { type FacetName, facetNames } from "./facet-names.ts";
import { facets, type Filter } from "./facets.ts";

/**
 * Returns the page title of a filtered list.
 * @param list the name of the unfiltered list
 * @example describeListing("Clothes", [dresses, jeans, indigo, onSale])
 * // "Dresses and jeans in indigo, on sale"
 */
export function describeListing(list: string, filters: readonly Filter[]): string {
  const chosen = facetNames.filter((name) => filters.some(({ facet }) => facet === name));
  const wordsOf = (name: FacetName) =>
    listWords(filters.filter(({ facet }) => facet === name).map(({ label }) => label));
  const afterIn = chosen.filter((name) => facets[name].describe === undefined);
  return chosen.reduce((title, name) => {
    const { describe } = facets[name];
    if (describe !== undefined) return describe(title, wordsOf(name));
    if (name !== afterIn[0]) return title;
    const options = afterIn.map(wordsOf).join(", ");
    return interpolate(texts.listing.inOptions, { list: title, options });
  }, list);
}

function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  const list = words.slice(0, -1).join(", ");
  return words.length < 2 ? last : interpolate(texts.listing.lastOfList, { list, last });
}
