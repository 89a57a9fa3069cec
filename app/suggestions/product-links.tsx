import type { Product } from "../../content/schema.ts";
import { backdropAttributes } from "../picture/picture-attributes.ts";
import { backdropOf, Picture } from "../picture/picture.tsx";
import { Price } from "../product/price.tsx";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./product-links.module.css";

/** The products with all words of a search, one row each: a link with a small picture and the price. */
export function ProductLinks({ products }: { products: readonly Product[] }) {
  return (
    <div>
      <h3 className={styles.heading}>{texts.search.allWords}</h3>
      <ul className={styles.rows}>
        {products.map((product) => (
          <li key={product._id} className={styles.row}>
            <div
              className={`${styles.picture} picture-frame`}
              {...backdropAttributes(backdropOf(product.image))}
            >
              <Picture name={product.image} sizes="5rem" priority="early" aria-hidden />
            </div>
            <PageLink
              className={`${styles.link} stretched-link underlined-on-hover`}
              to={paths.product(product._id)}
            >
              {product.name}
            </PageLink>
            <Price product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}
