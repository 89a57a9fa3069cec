import { rateStars } from "../catalogue/rate-stars.ts";
import styles from "./stars.module.css";

/** A rating from 0 to 5 as five stars, with the figure beside them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={`Rated ${rating} out of 5`}>
        {rateStars(rating).map((star, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- five positions that never move
          <span key={index} className={styles.star} data-star={star} />
        ))}
      </span>
      <span aria-hidden="true">{rating}</span>
    </p>
  );
}
