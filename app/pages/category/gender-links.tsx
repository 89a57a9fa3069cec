import { products } from "#content/products.ts";
import { filterProducts } from "../../listing/filters.ts";
import type { Listing } from "../../listing/use-listing.ts";
import { ProductCount } from "../../product/product-count.tsx";
import { selectProducts } from "../../product/select-products.ts";
import { capitalize } from "../../shared/interpolate.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { PageLink } from "../../ui/page-link.tsx";
import styles from "./gender-links.module.css";
import type { CategoryView } from "./view-category.ts";

type GenderLinksProps = { view: CategoryView; listing: Listing };

/**
 * Renders links to the whole category and to each of its genders, with product counts. The links keep the filters and
 * the sort order.
 */
export function GenderLinks({ view, listing: { filters, query } }: GenderLinksProps) {
  const { id: category, gender } = view;
  return (
    <nav
      className={styles.links}
      aria-label={texts.category.genders}
      data-layout="row"
      data-keeps-filters
    >
      <ul>
        {[undefined, ...view.genders].map((option) => {
          const ofGender = selectProducts(products, category, option?.id);
          const { length } = filterProducts(ofGender, filters);
          const label = option === undefined ? texts.category.allGenders : capitalize(option.name);
          const isCurrent = option?.id === gender?.id;
          return (
            <li key={label}>
              <PageLink
                className={`${styles.link} inset-outline`}
                to={paths.category(category, option?.id) + query}
                aria-current={isCurrent ? "page" : undefined}
              >
                {label}
                <ProductCount count={length} />
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
