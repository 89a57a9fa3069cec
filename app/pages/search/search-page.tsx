import { products } from "#content/products.ts";
import { Island } from "../../islands/island.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { describeListing } from "../../listing/describe-listing.ts";
import type { Filter } from "../../listing/facets.ts";
import { useListing } from "../../listing/use-listing.ts";
import { shownSources } from "../../picture/picture.tsx";
import { pictureSizes } from "../../product/product-list.tsx";
import { readQuery } from "../../search/read-query.ts";
import { searchedWords, searchProducts } from "../../search/search-products.ts";
import { interpolate } from "../../shared/interpolate.ts";
import { texts } from "../../shared/texts.ts";
import { useHydratedSearch } from "../../ui/hydration.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";

/** The minimum number of results for which filters are shown. Fewer results are not worth filtering. */
const minimumToFilter = 4;

/** Renders the search page as an island, because its whole content depends on the query. */
export function SearchIsland() {
  return (
    <Island name="search">
      <SearchPage />
    </Island>
  );
}

/** Renders the product search (specification, sections 2, 4 and 5). Shows results only if the address has `q`. */
export function SearchPage() {
  const searched = readQuery(new URLSearchParams(useHydratedSearch()));
  const { typed } = searched;
  const listing = useListing({
    products: typed === undefined ? [] : searchProducts(products, typed),
    minimumToFilter,
    searched: typed,
  });
  return (
    <>
      <PageHead title={titleOf(typed, listing.filters)} description={texts.search.description} />
      <SearchForm typed={typed} failed={typed !== undefined && listing.products.length === 0} />
      <SearchResults searched={searched} listing={listing} />
    </>
  );
}

/** Returns the picture sources of a search's results, for prefetching. */
export function picturesOfResults(typed: string) {
  return searchProducts(products, typed).map(({ image }) => {
    const { srcSet: srcset = "", src, sizes = "" } = shownSources(image, pictureSizes[4]);
    return { sizes, srcset, src };
  });
}

function titleOf(typed: string | undefined, filters: readonly Filter[]): string {
  if (typed === undefined) return texts.search.title;
  // A blank query finds nothing, so the title says that nothing was found.
  const words = searchedWords(typed).trim() || texts.nothingFound;
  if (filters.length === 0) return interpolate(texts.search.pageTitle, { words });
  return interpolate(texts.search.filteredTitle, {
    words,
    list: describeListing(texts.search.list, filters),
  });
}
