import { site } from "../../../content/site.ts";
import { initialListing } from "../../listing/facets.ts";
import { serializeListing } from "../../listing/listing-state.ts";
import { explainResult } from "../../search/describe-result.ts";
import { DidYouMean } from "../../search/did-you-mean.tsx";
import type { LinkItem } from "../../search/link-list.tsx";
import { NothingFound } from "../../search/nothing-found.tsx";
import type { SearchQuery } from "../../search/read-query.ts";
import { fillText } from "../../shared/fill-text.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";

type NoResultsProps = {
  searched: SearchQuery;
  /** How many products the search finds without its filters. */
  found: number;
  suggestion: string | undefined;
  links: readonly LinkItem[];
};

/** "No products found", with why or with a query that finds something. */
export function NoResults({ searched, found, suggestion, links }: NoResultsProps) {
  const { typed = "" } = searched;
  const why = explainResult({ ...searched, found, count: 0 });
  const noMatch = fillText(texts.search.noMatch, { words: typed.trim() });
  return (
    <NothingFound links={links} picture={site.pictures.nothingFound}>
      {suggestion === undefined || why !== undefined ? (
        (why ?? noMatch)
      ) : (
        <DidYouMean
          path={paths.search + serializeListing(initialListing, suggestion)}
          label={suggestion}
        />
      )}
    </NothingFound>
  );
}
