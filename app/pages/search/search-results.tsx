import { useMemo } from "react";
import { categories, genders } from "#content/categories.ts";
import { products } from "#content/products.ts";
import { FilterChips } from "../../listing/filter-chips.tsx";
import { ListingBar } from "../../listing/listing-bar.tsx";
import { ResultCount } from "../../listing/result-count.tsx";
import type { Listing } from "../../listing/use-listing.ts";
import { ProductList } from "../../product/product-list.tsx";
import { describeResult, explainResult } from "../../search/describe-result.ts";
import { markProduct } from "../../search/highlight-matches.tsx";
import { matchAllTerms } from "../../search/match-all-terms.ts";
import type { SearchQuery } from "../../search/read-query.ts";
import { normalizeQuery, searchedWords } from "../../search/search-products.ts";
import { listSuggested, suggestSpelling } from "../../search/suggest-spelling.ts";
import { interpolate } from "../../shared/interpolate.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { DidYouMean } from "../../suggestions/did-you-mean.tsx";
import type { LinkItem } from "../../suggestions/link-list.tsx";
import { fallbackLinks } from "../../suggestions/linked-pages.ts";
import { matchPages } from "../../suggestions/match-pages.ts";
import { NothingFound } from "../../suggestions/nothing-found.tsx";
import { RelatedLinks } from "../../suggestions/related-links.tsx";
import { useLocation } from "../../ui/location.ts";

type SearchResultsProps = { searched: SearchQuery; listing: Listing };

/** Renders the results of a search, filtered by the address. Before a search, there are no results. */
export function SearchResults({ searched, listing }: SearchResultsProps) {
  const { shown } = listing;
  const found = listing.products.length;
  const { typed } = searched;
  const query = normalizeQuery(typed ?? "");
  const links = listRelatedLinks(query);
  const failed = typed !== undefined && shown.length === 0;
  const suggestion = failed && found === 0 ? suggestSpelling(products, typed) : undefined;
  const withAllWords = failed && found === 0 ? matchAllTerms(products, typed) : [];
  const suggested = suggestion === undefined ? [] : listSuggested(products, suggestion);
  const result = { ...searched, found, count: shown.length, withAllWords, suggestion };
  const reason = explainResult(result);
  const { key } = useLocation();
  // This function changes only with the query, so the cards re-render only when the query changes.
  const mark = useMemo(() => markProduct(query), [query]);
  return (
    <>
      <ListingBar listing={listing} subject={texts.search.results}>
        <ResultCount count={describeResult(result)} hidden={failed} announcement={String(key)} />
      </ListingBar>
      <FilterChips listing={listing} />
      {failed && (
        <NothingFound
          links={links}
          withAllWords={withAllWords}
          suggested={reason === undefined ? suggested : []}
        >
          {reason ??
            (suggestion === undefined ? (
              interpolate(texts.search.noMatch, { words: searchedWords(typed) })
            ) : (
              <DidYouMean path={paths.results(suggestion)} label={suggestion} />
            ))}
        </NothingFound>
      )}
      {shown.length > 0 && (
        <ProductList products={shown} columns={4} headingLevel={2} priority="main" mark={mark}>
          <RelatedLinks links={links} shown={shown.map(({ image }) => image)} headingLevel={2} />
        </ProductList>
      )}
    </>
  );
}

/** Returns links to the pages that a query names, followed by the remaining fallback links. */
function listRelatedLinks(query: string): readonly LinkItem[] {
  const pages = matchPages({ products, categories, genders }, query);
  const others = fallbackLinks.filter(({ path }) => pages.every((page) => page.path !== path));
  return [...pages, ...others];
}
