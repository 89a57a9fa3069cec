import { useEffect, useRef } from "react";
import { colours } from "../../../content/colours.ts";
import { products, trending } from "../../../content/products.ts";
import { canRevealMore, revealInitialCount } from "../../catalogue/reveal-products.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProductCard } from "../../ui/product-card.tsx";
import { cardSizes, ProductGrid } from "../../ui/product-grid.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import styles from "./trending-products-section.module.css";
import { useRevealCount } from "./use-reveal-count.ts";

const trendingProducts = trending.flatMap((id) => products.filter(({ _id }) => _id === id));

/** Eight products, then four more at each Show More until all are there (sections 4 and 9). */
export function TrendingProductsSection() {
  const { visible, showMore } = useRevealCount();
  const shown = trendingProducts.slice(0, visible);
  const list = useRef<HTMLElement>(null);
  const firstNew = useRef<number>(undefined);

  // The button may be gone: keyboard and screen reader go on at the first product that is new.
  useEffect(() => {
    if (firstNew.current === undefined || shown.length <= firstNew.current) return;
    const names = list.current?.querySelectorAll<HTMLElement>("h3 a");
    names?.item(firstNew.current).focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shown.length]);

  return (
    <section className={styles.section} aria-labelledby="trending" ref={list}>
      <SectionHeading id="trending">Trending Products</SectionHeading>
      <ProductGrid columns={4}>
        {shown.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              swatch={colours[product.color]}
              headingLevel={3}
              sizes={cardSizes[4]}
            />
          </li>
        ))}
      </ProductGrid>
      <p className="visually-hidden" role="status">
        {visible > revealInitialCount && `${shown.length} products shown`}
      </p>
      {canRevealMore(visible, trendingProducts.length) && (
        <button
          className={`${styles.more} needs-script`}
          type="button"
          onClick={() => {
            firstNew.current = shown.length;
            showMore();
          }}
        >
          Show More <Icon name="plus" className={styles.plus} />
        </button>
      )}
    </section>
  );
}
