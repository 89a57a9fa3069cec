import type { Product } from "../content-shape/schema.ts";
import { backdropAttributes } from "../picture/picture-attributes.ts";
import { backdropOf, Picture } from "../picture/picture.tsx";
import { Price } from "../product/price.tsx";
import { paths } from "../shared/paths.ts";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./product-links.module.css";

type ProductLinksProps = { products: readonly Product[]; heading?: string };

/**
 * Renders products that the visitor may have searched for, one per row. Each row has a small picture, a link and the
 * price.
 */
export function ProductLinks({ products, heading }: ProductLinksProps) {
  return (
    <div>
      {heading !== undefined && <h3 className={styles.heading}>{heading}</h3>}
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
