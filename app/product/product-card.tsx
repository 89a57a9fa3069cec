import { memo, type ReactNode } from "react";
import type { Product } from "../content-shape/schema.ts";
import { backdropAttributes } from "../picture/picture-attributes.ts";
import { backdropOf, Picture, type Sizes } from "../picture/picture.tsx";
import { colors } from "../shared/colors.ts";
import { formatPrice } from "../shared/format-price.ts";
import { capitalize, interpolate } from "../shared/interpolate.ts";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { PageLink } from "../ui/page-link.tsx";
import { discountOf } from "./discount.ts";
import { Price } from "./price.tsx";
import styles from "./product-card.module.css";
import { Stars } from "./stars.tsx";
import { Swatch } from "./swatch.tsx";

/** Returns a product's name and an excerpt of its description, with the search matches marked. */
export type MarkProduct = (product: Product) => { name: ReactNode; excerpt: ReactNode };

type ProductCardProps = {
  product: Product;
  headingLevel: 2 | 3;
  sizes: Sizes;
  priority: "main" | "late";
  mark: MarkProduct | undefined;
};

/**
 * Renders a product as a card. A link to the product's page covers the whole card. When filters change, most cards
 * remain, and `memo` avoids re-rendering them.
 */
export const ProductCard = memo(function ProductCard({
  product,
  headingLevel,
  sizes,
  priority,
  mark,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const discount = discountOf(product);
  const marked = mark?.(product);
  return (
    <article className={styles.card}>
      <div
        className={`${styles.media} picture-frame`}
        {...backdropAttributes(backdropOf(product.image))}
      >
        {/* Screen readers already read the name in the link, so the picture is hidden from them. */}
        <Picture name={product.image} sizes={sizes} priority={priority} aria-hidden />
      </div>
      {discount && (
        <span className={styles.sale}>
          {interpolate(texts.product.sale, {
            percent: discount.percent,
            amount: formatPrice(discount.amount),
          })}
        </span>
      )}
      <div className={styles.body} data-rows={marked && "top"}>
        <div className={styles.head}>
          <Heading className={styles.name}>
            <PageLink
              className={`${styles.link} stretched-link underlined-on-hover`}
              to={paths.product(product._id)}
            >
              {marked?.name ?? product.name}
            </PageLink>
          </Heading>
          <Price product={product} />
        </div>
        <Stars rating={product.rating} />
        <p className={styles.color}>
          <Swatch fill={colors[product.color]?.swatch} />
          <span className={styles.colorName}>{capitalize(product.color)}</span>
        </p>
        {marked?.excerpt && <p className={styles.excerpt}>{marked.excerpt}</p>}
      </div>
    </article>
  );
});
