import { colours } from "../../../content/colours.ts";
import type { products } from "../../../content/products.ts";
import { countProducts } from "../../catalogue/count-products.ts";
import { normaliseQuery, searchMinimumLength } from "../../catalogue/search-products.ts";
import { waysThroughShop } from "../../site/ways-through-shop.ts";
import { BrowseBar } from "../../ui/browse-bar.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { NothingFound } from "../../ui/nothing-found.tsx";
import { ProductCard } from "../../ui/product-card.tsx";
import { cardSizes, ProductGrid } from "../../ui/product-grid.tsx";
import { ResultCount } from "../../ui/result-count.tsx";
import type { Browsing } from "../../ui/use-browsing.ts";
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
                priority={index < 4 ? "early" : "late"}
                query={query}
              />
            </li>
          ))}
          <KeepLooking />
        </ProductGrid>
      )}
      {shown.length === 0 && typed !== undefined && (
        <NothingFound ways={waysThroughShop} picture="cut-wool-car-coat">
          {query.length < searchMinimumLength &&
            `A search takes at least ${searchMinimumLength} characters.`}
        </NothingFound>
      )}
    </>
  );
}
