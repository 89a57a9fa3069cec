import { site } from "../../../content/site.ts";
import { fallbackLinks } from "../../layout/fallback-links.ts";
import { linkedPages } from "../../layout/linked-pages.ts";
import { DidYouMean, useSuggestedPage } from "../../search/did-you-mean.tsx";
import { NothingFound } from "../../search/nothing-found.tsx";
import { texts } from "../../shared/texts.ts";

/** Why the list is empty, with what helps. An unknown address may be a typing error too. */
const causes = {
  filters: texts.category.noMatch,
  products: texts.category.empty,
  "unknown gender": texts.category.empty,
  "unknown category": undefined,
} as const;

/** What a category page shows in place of an empty list. */
export function NoProducts({ cause }: { cause: keyof typeof causes }) {
  const suggestion = useSuggestedPage(linkedPages, site.notSetUp);
  const unknown = cause === "unknown gender" || cause === "unknown category";
  return (
    <NothingFound links={fallbackLinks} picture={site.pictures.nothingFound}>
      {unknown && suggestion !== undefined ? <DidYouMean {...suggestion} /> : causes[cause]}
    </NothingFound>
  );
}
