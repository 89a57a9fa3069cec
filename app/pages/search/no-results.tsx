import { site } from "../../../content/site.ts";
import { initialListing } from "../../listing/facets.ts";
import { serializeListing } from "../../listing/listing-state.ts";
import { DidYouMean } from "../../search/did-you-mean.tsx";
import type { LinkItem } from "../../search/link-list.tsx";
import { NothingFound } from "../../search/nothing-found.tsx";
import { searchMaximumLength, type SearchQuery } from "../../search/read-query.ts";
import { isTooShort, searchMinimumLength } from "../../search/search-products.ts";
import { fillText } from "../../shared/fill-text.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";

type NoResultsProps = {
  searched: SearchQuery;
  suggestion: string | undefined;
  links: readonly LinkItem[];
};

/** "No products found", with why or with a query that finds something. */
export function NoResults({
  searched: { typed = "", truncated },
  suggestion,
  links,
}: NoResultsProps) {
  return (
    <NothingFound links={links} picture={site.pictures.nothingFound}>
      {isTooShort(typed) ? (
        fillText(texts.search.tooShort, { count: searchMinimumLength })
      ) : truncated ? (
        fillText(texts.search.tooLong, { count: searchMaximumLength })
      ) : suggestion === undefined ? (
        fillText(texts.search.noMatch, { words: typed.trim() })
      ) : (
        <DidYouMean
          path={paths.search + serializeListing(initialListing, suggestion)}
          label={suggestion}
        />
      )}
    </NothingFound>
  );
}
