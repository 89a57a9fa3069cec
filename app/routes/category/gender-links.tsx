import { Link } from "react-router";
import { genders } from "../../../content/categories.ts";
import { products } from "../../../content/products.ts";
import { capitalise } from "../../catalogue/capitalise.ts";
import { countProducts } from "../../catalogue/count-products.ts";
import { filterProducts } from "../../catalogue/filter-products.ts";
import { paths } from "../../catalogue/paths.ts";
import { selectProducts } from "../../catalogue/select-products.ts";
import type { Browsing } from "../../ui/use-browsing.ts";
import styles from "./gender-links.module.css";

type GenderLinksProps = {
  category: string;
  gender: string | undefined;
  /** Its filters and its order go along. */
  browsing: Browsing;
};

/**
 * The category's products, all of them or of one gender, as links with their counts. While filters
 * are chosen, a gender of which they would leave nothing is no link.
 */
export function GenderLinks({ category, gender, browsing }: GenderLinksProps) {
  const { choice, addressOf } = browsing;
  return (
    <nav className={styles.links} aria-label="Gender">
      {[undefined, ...genders].map((option) => {
        const ofGender = selectProducts(products, { category, gender: option });
        const { length } = filterProducts(ofGender, choice.filters);
        const label = option === undefined ? "All" : capitalise(option);
        const count = (
          <span className={styles.count}>
            <span className="visually-hidden">, </span>
            {length}
            <span className="visually-hidden">{countProducts(length).replace(/^\d+/, "")}</span>
          </span>
        );
        if (length === 0 && choice.filters.length > 0 && option !== gender) {
          return (
            <span key={label} className={styles.link} data-empty>
              {label}
              {count}
            </span>
          );
        }
        return (
          <Link
            key={label}
            className={styles.link}
            to={{ pathname: paths.category(category, option), search: addressOf(choice) }}
            prefetch="intent"
            aria-current={option === gender ? "page" : undefined}
          >
            {label}
            {count}
          </Link>
        );
      })}
    </nav>
  );
}
