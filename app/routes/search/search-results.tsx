import { categories, genders } from "../../../content/categories.ts";
import { colours } from "../../../content/colours.ts";
import { products } from "../../../content/products.ts";
import { site } from "../../../content/site.ts";
import { countProducts } from "../../catalogue/count-products.ts";
import { noChoice } from "../../catalogue/facets.ts";
import { findPages } from "../../catalogue/find-pages.ts";
import { paths } from "../../catalogue/paths.ts";
import { writeChoice } from "../../catalogue/read-choice.ts";
import { normaliseQuery, searchMinimumLength } from "../../catalogue/search-products.ts";
import { suggestQuery } from "../../catalogue/suggest-query.ts";
import { waysThroughShop } from "../../site/ways-through-shop.ts";
import { BrowseBar } from "../../ui/browse-bar.tsx";
import { DidYouMean } from "../../ui/did-you-mean.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { NothingFound } from "../../ui/nothing-found.tsx";
import { ProductCard } from "../../ui/product-card.tsx";
import { cardSizes, ProductGrid } from "../../ui/product-grid.tsx";
import { ResultCount } from "../../ui/result-count.tsx";
import type { Browsing } from "../../ui/use-browsing.ts";
import type { WayOn } from "../../ui/ways-on.tsx";
import { KeepLooking } from "./keep-looking.tsx";

type SearchResultsProps = {
  /** What the address holds; `undefined` before a search. */
  typed: string | undefined;
  browsing: Browsing<(typeof products)[number]>;
};

/** What a search found, as the address filters it; nothing at all before one. */
export function SearchResults({ typed, browsing }: SearchResultsProps) {
  const { shown } = browsing;
  const query = normaliseQuery(typed ?? "");
  const count = countProducts(shown.length);
  const ways = listWays(query);
  return (
    <>
      <BrowseBar browsing={browsing} subject="results" swatches={colours}>
        <ResultCount
          count={
            typed === undefined
              ? undefined
              : query === ""
                ? count
                : `${count} for “${typed.trim()}”`
          }
        >
          <FilterChips browsing={browsing} />
        </ResultCount>
      </BrowseBar>
      {shown.length > 0 && (
        <ProductGrid columns={4}>
          {shown.map((product, index) => (
            <li key={product._id}>
              <ProductCard
                product={product}
                swatch={colours[product.color]}
                headingLevel={2}
                sizes={cardSizes[4]}
                priority={index < 2 ? "main" : "late"}
                query={query}
              />
            </li>
          ))}
          <KeepLooking ways={ways} />
        </ProductGrid>
      )}
      {shown.length === 0 && typed !== undefined && (
        <NothingFound ways={ways} picture={site.pictures.nothingFound}>
          {query.length < searchMinimumLength ? (
            `A search takes at least ${searchMinimumLength} characters.`
          ) : (
            <Suggestion typed={typed} />
          )}
        </NothingFound>
      )}
    </>
  );
}

function Suggestion({ typed }: { typed: string }) {
  const suggested = suggestQuery(products, typed);
  if (suggested === undefined) return null;
  return <DidYouMean path={paths.search + writeChoice(noChoice, suggested)} label={suggested} />;
}

/** Where else to look: the pages that the words name, then the rest of the shop. */
function listWays(typed: string): readonly WayOn[] {
  const pages = findPages({ products, categories, genders }, typed);
  const others = waysThroughShop.filter(({ path }) => pages.every((page) => page.path !== path));
  return [...pages, ...others];
}
