import { useEffect, useRef } from "react";
import { colors } from "../../../../content/colors.ts";
import { products, trending } from "../../../../content/products.ts";
import { KeepLooking } from "../../../layout/keep-looking.tsx";
import { pagesWithoutTile } from "../../../layout/linked-pages.ts";
import { saveHistoryState } from "../../../navigation/history-state.ts";
import { useHistoryState } from "../../../navigation/use-history-state.ts";
import { ProductList } from "../../../product/product-list.tsx";
import { fillCount } from "../../../shared/fill-text.ts";
import { texts } from "../../../shared/texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { SectionHeading } from "../section-heading.tsx";
import { orderTrending } from "./order-trending.ts";
import {
  canRevealMore,
  parseRevealCount,
  revealInitialCount,
  revealMore,
} from "./reveal-products.ts";
import styles from "./trending-products-section.module.css";

const trendingProducts = orderTrending(products, trending);

/**
 * Eight products, then four more per Show More until all are shown (sections 4 and 9). The count is stored
 * with the history entry, so that Back restores the revealed products.
 */
export function TrendingProductsSection() {
  const visible = parseRevealCount(useHistoryState("revealed"));
  const shown = trendingProducts.slice(0, visible);
  const moreToReveal = canRevealMore(visible, trendingProducts.length);
  const list = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(undefined);

  // The button may be gone: focus moves to the first new product.
  useEffect(() => {
    if (firstNew.current === undefined || shown.length <= firstNew.current) return;
    const names = list.current?.querySelectorAll<HTMLElement>("h3 a");
    names?.item(firstNew.current).focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shown.length]);

  return (
    <section aria-labelledby="trending" ref={list}>
      <SectionHeading id="trending">{texts.home.trending}</SectionHeading>
      <ProductList products={shown} swatches={colors} columns={4} headingLevel={3}>
        {!moreToReveal && (
          <KeepLooking
            links={pagesWithoutTile}
            shown={shown.slice(revealInitialCount).map(({ image }) => image)}
            headingLevel={3}
          />
        )}
      </ProductList>
      <p className="visually-hidden" role="status">
        {visible > revealInitialCount && fillCount(texts.home.revealed, shown.length)}
      </p>
      {moreToReveal && (
        <button
          className={`${styles.more} inverted-on-hover inset-outline needs-script`}
          type="button"
          onClick={() => {
            firstNew.current = shown.length;
            saveHistoryState({ revealed: revealMore(visible) });
          }}
        >
          {texts.home.showMore} <Icon name="arrow" className={`${styles.arrow} arrow-on-hover`} />
        </button>
      )}
    </section>
  );
}
