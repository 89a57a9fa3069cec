import { type MouseEvent, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { products, trending } from "#content/products.ts";
import { site } from "#content/site.ts";
import { ProductList } from "../../../product/product-list.tsx";
import { readEntryState, saveEntryState } from "../../../shared/entry-state.ts";
import { formatPlural } from "../../../shared/interpolate.ts";
import { texts } from "../../../shared/texts.ts";
import { pagesWithoutTile } from "../../../suggestions/linked-pages.ts";
import { RelatedLinks } from "../../../suggestions/related-links.tsx";
import { useOnceHydrated } from "../../../ui/hydration.ts";
import { Icon } from "../../../ui/icon.tsx";
import { orderTrending } from "./order-trending.ts";
import styles from "./trending-products-section.module.css";
import { visibleProducts } from "./visible-products.ts";

const ofHeader = site.heroImages;
const trendingProducts = orderTrending(products, trending);

/**
 * Renders the trending products. Each click on Show More adds products until all are shown (specification, sections 4
 * and 9). The history entry stores the number of shown products, so Back restores them.
 */
export function TrendingProductsSection() {
  // The history entry is not React state, so each click on Show More forces a render.
  const [clicks, renderAgain] = useReducer((count: number) => count + 1, 0);
  const revealed = useOnceHydrated(() => readEntryState().revealed, undefined);
  const visible = revealed ?? visibleProducts.initial;
  const shown = trendingProducts.slice(0, visible);
  const moreToReveal = visible < trendingProducts.length;
  const section = useRef<HTMLElement>(null);

  function showMore({ detail }: MouseEvent) {
    saveEntryState({ revealed: visible + visibleProducts.perShowMore });
    flushSync(renderAgain);
    // The button may be gone, so the first new product gets focus. The page scrolls to this product only if the
    // click came from the keyboard.
    const links = section.current?.querySelectorAll<HTMLElement>("h3 a");
    links?.[visible]?.focus({ preventScroll: detail > 0 });
  }

  return (
    <section aria-labelledby="trending" ref={section}>
      <h2 id="trending" className="section-heading">
        {texts.home.trending}
      </h2>
      <ProductList products={shown} columns={4} headingLevel={3} extended={clicks > 0}>
        {!moreToReveal && (
          <RelatedLinks
            links={pagesWithoutTile}
            shown={[...ofHeader, ...shown.slice(visibleProducts.initial)].map(({ image }) => image)}
            headingLevel={3}
          />
        )}
      </ProductList>
      <div className="visually-hidden" aria-live="polite">
        {visible > visibleProducts.initial && (
          <p role="status">{formatPlural(texts.home.revealed, shown.length)}</p>
        )}
      </div>
      {moreToReveal && (
        <button
          className={`${styles.more} inverted-on-hover inset-outline needs-script`}
          type="button"
          data-replay="show-more"
          onClick={showMore}
        >
          {`${texts.home.showMore} `}
          <Icon name="arrow" className={`${styles.arrow} arrow-on-hover`} />
        </button>
      )}
    </section>
  );
}
