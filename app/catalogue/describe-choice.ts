import { type Filter, facetNames, facets } from "./facets.ts";

/**
 * What a list shows, as the title of its page.
 *
 * @param list the name of the list as it is without filters
 * @example describeChoice("Clothes", [dresses, jeans, indigo, onSale])
 * // "Dresses and jeans in indigo, on sale"
 */
export function describeChoice(list: string, filters: readonly Filter[]): string {
  return facetNames.reduce((title, name) => {
    const labels = filters.filter(({ facet }) => facet === name).map(({ label }) => label);
    return labels.length === 0 ? title : facets[name].describe(title, listWords(labels));
  }, list);
}

function listWords(labels: readonly string[]): string {
  const words = labels.map((label) => label.toLowerCase());
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
