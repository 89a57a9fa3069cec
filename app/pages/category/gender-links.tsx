import { genders } from "../../../content/categories.ts";
import { products } from "../../../content/products.ts";
import { filterProducts } from "../../listing/filters.ts";
import type { Listing } from "../../listing/use-listing.ts";
import { ProductCount } from "../../product/product-count.tsx";
import { gendersInCategory, selectProducts } from "../../product/select-products.ts";
import { capitalize } from "../../shared/fill-text.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { PageLink } from "../../ui/page-link.tsx";
import styles from "./gender-links.module.css";

type GenderLinksProps = {
  category: string;
  gender: string | undefined;
  /** Its filters and order, which each link keeps. */
  listing: Listing;
};

/**
 * The category's products, all or of one gender, as links with their counts. There are none in a category
 * without genders, and one in which the filters match nothing is not a link.
 */
export function GenderLinks({ category, gender, listing: { filters, query } }: GenderLinksProps) {
  const offered = gendersInCategory(products, category, genders);
  if (offered.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={texts.category.genders} data-layout="row">
      {[undefined, ...offered].map((option) => {
        const ofGender = selectProducts(products, { category, gender: option?.id });
        const { length } = filterProducts(ofGender, filters);
        const label = option === undefined ? texts.category.allGenders : capitalize(option.name);
        if (length === 0 && filters.length > 0 && option?.id !== gender) {
          return (
            <span key={label} className={styles.link} data-empty>
              {label}
              <ProductCount count={length} />
            </span>
          );
        }
        return (
          <PageLink
            key={label}
            className={`${styles.link} inset-outline`}
            to={paths.category(category, option?.id) + query}
            aria-current={option?.id === gender ? "page" : undefined}
          >
            {label}
            <ProductCount count={length} />
          </PageLink>
        );
      })}
    </nav>
  );
}
