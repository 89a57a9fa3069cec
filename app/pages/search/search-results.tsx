import { useMemo } from "react";
import { colors } from "../../../content/colors.ts";
import { products } from "../../../content/products.ts";
import type { Product } from "../../../content/schema.ts";
import { site } from "../../../content/site.ts";
import { KeepLooking } from "../../layout/keep-looking.tsx";
import { FilterChips } from "../../listing/filter-chips.tsx";
import { ListingBar } from "../../listing/listing-bar.tsx";
import { ResultCount } from "../../listing/result-count.tsx";
import type { Listing } from "../../listing/use-listing.ts";
import { ProductList } from "../../product/product-list.tsx";
import { describeResult } from "../../search/describe-result.ts";
import { markProduct } from "../../search/mark-matches.tsx";
import type { SearchQuery } from "../../search/read-query.ts";
import { normalizeQuery } from "../../search/search-products.ts";
import { suggestQuery } from "../../search/suggest-query.ts";
import { texts } from "../../shared/texts.ts";
import { listRelatedLinks } from "./list-related-links.ts";
import { NoResults } from "./no-results.tsx";
import { useFocusKept } from "./use-focus-kept.ts";

type SearchResultsProps = { searched: SearchQuery; listing: Listing };

/** What a search found, filtered by the address; nothing at all before one. */
export function SearchResults({ searched, listing }: SearchResultsProps) {
  const { shown, filters, hrefFor, toggleHref } = listing;
  const { typed } = searched;
  const query = normalizeQuery(typed ?? "");
  const links = listRelatedLinks(query);
  const failed = typed !== undefined && shown.length === 0;
  const suggestion = failed ? suggestQuery(products, typed) : undefined;
  const key = useFocusKept();
  // A card is rendered again only if something else was searched for.
  const mark = useMemo(() => markProduct(query), [query]);
  return (
    <>
      <ListingBar listing={listing} subject={texts.search.results} swatches={colors}>
        <ResultCount
          count={describeResult({ ...searched, count: shown.length, suggestion })}
          look={failed ? "spoken" : "shown"}
          announcement={key}
        >
          <FilterChips
            filters={filters}
            toggleHref={toggleHref}
            clearHref={hrefFor({ filters: [] })}
          />
        </ResultCount>
      </ListingBar>
      {failed && <NoResults searched={searched} suggestion={suggestion} links={links} />}
      {shown.length > 0 && (
        <ProductList
          products={shown}
          swatches={colors}
          columns={4}
          headingLevel={2}
          priority="main"
          mark={mark}
        >
          <KeepLooking
            links={links}
            picture={pictureBeside(shown)}
            backdrop="sky"
            headingLevel={2}
          />
        </ProductList>
      )}
    </>
  );
}

/** One that none of the products has. */
function pictureBeside(shown: readonly Product[]): string {
  const { keepLooking, search } = site.pictures;
  return shown.some(({ image }) => image === keepLooking) ? search : keepLooking;
}
