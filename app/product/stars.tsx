import { formatNumber } from "../shared/format-price.ts";
import { interpolate } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import styles from "./stars.module.css";

/** Renders a rating from 0 to 5 as five stars and a number with at most one decimal. */
export function Stars({ rating }: { rating: number }) {
  const number = formatNumber(Math.round(rating * 10) / 10);
  return (
    <p className={styles.rating}>
      <span role="img" aria-label={interpolate(texts.product.rating, { rating: number })}>
        {/* Some screen readers skip an image that contains empty elements, so the stars are hidden from screen readers.
         */}
        <span className={styles.stars} aria-hidden="true">
          {rateStars(rating).map((star, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the five positions are fixed
            <span key={index} className={styles.star} data-star={star} />
          ))}
        </span>
      </span>
      <span aria-hidden="true">{number}</span>
    </p>
  );
}

/**
 * Returns five stars for a rating from 0 to 5 (specification, section 9). The star at position p is full if the rating
 * is greater than p. The star is half if the rating is at most 0.6 below p, and empty if the rating is lower. A whole
 * rating therefore ends in a half star: 4.0 has three full stars, one half star and one empty star.
 * @example rateStars(4.9) // ["full", "full", "full", "full", "half"]
 */
export function rateStars(rating: number): readonly ("full" | "half" | "empty")[] {
  return [1, 2, 3, 4, 5].map((position) => {
    if (rating > position) return "full";
    return rating >= position - 0.6 ? "half" : "empty";
  });
}
