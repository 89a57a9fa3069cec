import type { MarkProduct } from "../product/product-card.tsx";
import { foldText } from "../shared/fold-text.ts";
import { excerptAround } from "./mark-matches.ts";
import { MarkedText } from "./marked-text.tsx";

/**
 * Marks what a search found in a product: in its name or, where that does not match, in its description.
 *
 * @param query as `normaliseQuery` returns it
 */
export function productMarker(query: string): MarkProduct {
  return ({ name, description }) => ({
    name: <MarkedText text={name} query={query} />,
    excerpt: !foldText(name).includes(foldText(query)) && (
      <MarkedText text={excerptAround(description, query)} query={query} />
    ),
  });
}
