import { fillCount, fillText } from "../shared/fill-text.ts";
import { texts } from "../shared/texts.ts";
import { type SearchQuery, searchMaximumLength } from "./read-query.ts";
import { isTooShort, searchMinimumLength } from "./search-products.ts";

type Result = SearchQuery & {
  readonly count: number;
  /** A query that finds something, if this one finds nothing. */
  readonly suggestion: string | undefined;
};

/**
 * The result of a search as one status for screen readers: its count or, if it found nothing, the
 * reason and what may help.
 *
 * @example describeResult({ typed: "cottn", truncated: false, count: 0, suggestion: "cotton" })
 * // "No products found for “cottn”. Did you mean cotton?"
 */
export function describeResult({ typed, truncated, count, suggestion }: Result): string {
  if (typed === undefined) return "";
  const words = typed.trim();
  const help = listHelp(typed, truncated, suggestion);
  if (count > 0) return [fillCount(texts.search.found, count, { words }), ...help].join(". ");
  const none =
    words === "" ? `${texts.nothingFound}.` : fillText(texts.search.noneFound, { words });
  return [none, ...help].join(" ");
}

function listHelp(
  typed: string,
  truncated: boolean,
  suggestion: string | undefined,
): readonly string[] {
  if (isTooShort(typed)) return [fillText(texts.search.tooShort, { count: searchMinimumLength })];
  if (truncated) return [fillText(texts.search.tooLong, { count: searchMaximumLength })];
  return suggestion === undefined ? [] : [fillText(texts.didYouMean, { suggestion })];
}
