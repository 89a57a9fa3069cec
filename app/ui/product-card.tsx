import { memo } from "react";
import { Link } from "react-router";
import { excerptAround } from "../catalogue/mark-matches.ts";
import { paths } from "../catalogue/paths.ts";
import type { Product } from "../catalogue/product.ts";
import { workOutSaving } from "../catalogue/work-out-saving.ts";
import { MarkedText } from "./marked-text.tsx";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import styles from "./product-card.module.css";
import { Stars } from "./stars.tsx";

export type ProductCardProps = {
  product: Product;
  /** The fill of the small square beside the colour's name. */
  swatch: string;
  headingLevel: 2 | 3;
  sizes: string;
  priority?: "main" | "early" | "late";
  /** What was searched for, as `normaliseQuery` returns it. */
  query?: string | undefined;
};

/** A product as one link to its page; the whole card is the target. `memo`: there are many. */
export const ProductCard = memo(function ProductCard({
  product,
  swatch,
  headingLevel,
  sizes,
  priority,
  query = "",
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const saving = workOutSaving(product);
  const matchesByDescription = query !== "" && !product.name.toLowerCase().includes(query);
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Picture name={product.image} sizes={sizes} {...(priority && { priority })} />
        {saving !== undefined && <span className={styles.sale}>Sale −{saving}%</span>}
      </div>
      <div className={styles.body} data-rows={query === "" ? "spread" : "top"}>
        <Heading className={styles.name}>
          <Link className={styles.link} to={paths.product(product._id)} prefetch="intent">
            <MarkedText text={product.name} query={query} />
          </Link>
        </Heading>
        <Price product={product} className={styles.price} />
        <Stars rating={product.rating} />
        <p className={styles.colour}>
          <svg className={styles.swatch} viewBox="0 0 11 11" aria-hidden="true">
            <rect width="11" height="11" fill={swatch} />
          </svg>
          <span className={styles.colourName}>{product.color}</span>
        </p>
        {matchesByDescription && (
          <p className={styles.hit}>
            <MarkedText text={excerptAround(product.description, query)} query={query} />
          </p>
        )}
      </div>
    </article>
  );
});
