import { colours } from "../../../content/colours.ts";
import { products } from "../../../content/products.ts";
import { countProducts } from "../../catalogue/count-products.ts";
import {
  normaliseQuery,
  searchMinimumLength,
  searchProducts,
} from "../../catalogue/search-products.ts";
import { waysThroughShop } from "../../site/ways-through-shop.ts";
import { NothingFound } from "../../ui/nothing-found.tsx";
import { ProductCard } from "../../ui/product-card.tsx";
import { cardSizes, ProductGrid } from "../../ui/product-grid.tsx";
import { ResultCount } from "../../ui/result-count.tsx";
import { KeepLooking } from "./keep-looking.tsx";

/** What a search found; nothing at all before one. `typed` is what the address holds. */
export function SearchResults({ typed }: { typed: string | undefined }) {
  if (typed === undefined) return <ResultCount>{undefined}</ResultCount>;
  const query = normaliseQuery(typed);
  const found = searchProducts(products, typed);
  return (
    <>
      <ResultCount>
        {query === "" ? countProducts(0) : `${countProducts(found.length)} for “${typed.trim()}”`}
      </ResultCount>
      {found.length > 0 ? (
        <ProductGrid columns={4}>
          {found.map((product, index) => (
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
      ) : (
        <NothingFound ways={waysThroughShop} picture="cut-wool-car-coat">
          {query.length < searchMinimumLength &&
            `A search takes at least ${searchMinimumLength} characters.`}
        </NothingFound>
      )}
    </>
  );
}
