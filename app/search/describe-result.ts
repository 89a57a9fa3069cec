import { formatPlural, interpolate } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import { type SearchQuery, searchMaximumLength } from "./read-query.ts";
import { isTooShort, searchedWords, searchMinimumLength } from "./search-products.ts";

type Result = SearchQuery & {
  /** The number of products before (`found`) and after (`count`) filtering. */
  readonly found: number;
  readonly count: number;
  /** Products that contain all words of the query, to list if the search finds nothing. */
  readonly withAllWords: readonly { readonly name: string }[];
  /** A query that finds products, to suggest if this search finds nothing. */
  readonly suggestion: string | undefined;
};

/**
 * Returns the message that describes a search result to screen readers. The message contains the number of products. If
 * there are none, the message contains the reason or a suggestion.
 * @example describeResult({ typed: "cottn", truncated: false, found: 0, count: 0, withAllWords: [], suggestion: "cotton" })
 * // "No products found for “cottn”. Did you mean cotton?"
 */
export function describeResult(result: Result): string {
  const { typed, count, withAllWords, suggestion } = result;
  if (typed === undefined) return "";
  const words = searchedWords(typed);
  const offer = suggestion === undefined ? [] : interpolate(texts.didYouMean, { suggestion });
  const help = explainResult(result) ?? offer;
  if (count > 0)
    return [formatPlural(texts.search.found, count, { words }), help].flat().join(". ");
  const none =
    words.trim() === "" ? `${texts.nothingFound}.` : interpolate(texts.search.noneFound, { words });
  const named =
    withAllWords.length === 0
      ? []
      : `${texts.search.allWords}: ${withAllWords.map(({ name }) => name).join(", ")}.`;
  return [none, named, help].flat().join(" ");
}

/**
 * Returns the reason why a search finds few or no products: the filters match nothing, or the query is too short or
 * truncated.
 */
export function explainResult(result: Result): string | undefined {
  const { typed = "", truncated, found, count } = result;
  if (found > 0 && count === 0) return texts.category.noMatch;
  if (isTooShort(typed)) return interpolate(texts.search.tooShort, { count: searchMinimumLength });
  return truncated ? interpolate(texts.search.tooLong, { count: searchMaximumLength }) : undefined;
}
