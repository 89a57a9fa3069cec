import { fillText } from "../shared/fill-text.ts";
import { formatFigure } from "../shared/format-price.ts";
import { texts } from "../shared/texts.ts";
import { rateStars } from "./rate-stars.ts";
import styles from "./stars.module.css";

/** A rating from 0 to 5 as five stars, with the figure beside them. */
export function Stars({ rating }: { rating: number }) {
  const figure = formatFigure(rating);
  return (
    <p className={styles.rating}>
      <span
        className={styles.stars}
        role="img"
        aria-label={fillText(texts.product.rating, { rating: figure })}
      >
        {rateStars(rating).map((star, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- five fixed positions
          <span key={index} className={styles.star} data-star={star} />
        ))}
      </span>
      <span aria-hidden="true">{figure}</span>
    </p>
  );
}
