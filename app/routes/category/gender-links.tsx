import { Link } from "react-router";
import { genders } from "../../../content/categories.ts";
import { products } from "../../../content/products.ts";
import { capitalise } from "../../catalogue/capitalise.ts";
import { countProducts } from "../../catalogue/count-products.ts";
import { paths } from "../../catalogue/paths.ts";
import { selectProducts } from "../../catalogue/select-products.ts";
import styles from "./gender-links.module.css";

/** The category's products, all of them or of one gender, as links with their counts. */
export function GenderLinks({
  category,
  gender,
}: {
  category: string;
  gender: string | undefined;
}) {
  return (
    <nav className={styles.bar} aria-label="Gender">
      {[undefined, ...genders].map((option) => {
        const { length } = selectProducts(products, { category, gender: option });
        return (
          <Link
            key={option ?? "all"}
            className={styles.link}
            to={paths.category(category, option)}
            prefetch="intent"
            aria-current={option === gender ? "page" : undefined}
          >
            {option === undefined ? "All" : capitalise(option)}
            <span className={styles.count}>
              <span className="visually-hidden">, </span>
              {length}
              <span className="visually-hidden">{countProducts(length).replace(/^\d+/, "")}</span>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
