import { fillCount, fillText } from "../shared/fill-text.ts";
import { texts } from "../shared/texts.ts";
import { type SearchQuery, searchMaximumLength } from "./read-query.ts";
import { isTooShort, searchMinimumLength } from "./search-products.ts";

type Result = SearchQuery & {
  readonly count: number;
  /** A query that finds something, where this one finds nothing. */
  readonly suggestion: string | undefined;
};

/**
 * What a search found or, if nothing, why and what may help, in one status for screen readers.
 *
 * @example describeResult({ typed: "cottn", cut: false, count: 0, suggestion: "cotton" })
 * // "No products found for “cottn”. Did you mean cotton?"
 */
export function describeResult({ typed, cut, count, suggestion }: Result): string {
  if (typed === undefined) return "";
  const words = typed.trim();
  const help = listHelp(typed, cut, suggestion);
  if (count > 0) return [fillCount(texts.search.found, count, { words }), ...help].join(". ");
  const none =
    words === "" ? `${texts.nothingFound}.` : fillText(texts.search.noneFound, { words });
  return [none, ...help].join(" ");
}

function listHelp(typed: string, cut: boolean, suggestion: string | undefined): readonly string[] {
  if (isTooShort(typed)) return [fillText(texts.search.tooShort, { count: searchMinimumLength })];
  if (cut) return [fillText(texts.search.tooLong, { count: searchMaximumLength })];
  return suggestion === undefined ? [] : [fillText(texts.didYouMean, { suggestion })];
}
