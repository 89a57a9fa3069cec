import { formatNumber } from "../shared/format-price.ts";
import { interpolate } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import styles from "./stars.module.css";

/** Renders a rating from 0 to 5 as five stars and the number. */
export function Stars({ rating }: { rating: number }) {
  const number = formatNumber(rating);
  return (
    <p className={styles.rating}>
      <span role="img" aria-label={interpolate(texts.product.rating, { rating: number })}>
        {/* Some screen readers stay silent if an image contains empty elements. */}
        <span className={styles.stars} aria-hidden="true">
          {rateStars(rating).map((star, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- five fixed positions
            <span key={index} className={styles.star} data-star={star} />
          ))}
        </span>
      </span>
      <span aria-hidden="true">{number}</span>
    </p>
  );
}

/**
 * Returns five stars for a rating from 0 to 5 (section 9). The star at position p is full if the rating exceeds
 * p, half if the rating is at most 0.6 below p, and empty below that. A whole rating therefore ends in a half
 * star: 4.0 is three full, one half, one empty.
 * @example rateStars(4.9) // ["full", "full", "full", "full", "half"]
 */
export function rateStars(rating: number): readonly ("full" | "half" | "empty")[] {
  return [1, 2, 3, 4, 5].map((position) => {
    if (rating > position) return "full";
    return rating >= position - 0.6 ? "half" : "empty";
  });
}
