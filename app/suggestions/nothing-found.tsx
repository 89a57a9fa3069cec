import type { ReactNode } from "react";
import type { Product } from "../../content/schema.ts";
import { site } from "../../content/site.ts";
import { backdropAttributes } from "../picture/picture-attributes.ts";
import { backdropOf, Picture } from "../picture/picture.tsx";
import { texts } from "../shared/texts.ts";
import { type LinkItem, LinkList } from "./link-list.tsx";
import styles from "./nothing-found.module.css";
import { ProductLinks } from "./product-links.tsx";

const sizes = {
  whole: "(width < 56rem) 100vw, 50vw",
  closeUp: "(width < 44rem) 120vw, (width < 56rem) 160vw, 77vw",
};

type NothingFoundProps = {
  links: readonly LinkItem[];
  /** Products that have every word of the query, but not in a row. */
  withAllWords?: readonly Product[];
  /** Products like those that were sought: the picture is of one. */
  similar?: readonly Product[];
  children?: ReactNode;
};

/** "No products found", and where to go instead. */
export function NothingFound({ links, withAllWords, similar, children }: NothingFoundProps) {
  const pictured = similar?.find(({ image }) => backdropOf(image));
  const picture = pictured?.image ?? site.pictures.nothingFound;
  return (
    <section className={`${styles.block} halves`} aria-labelledby="nothing-found" data-bleed>
      <div className={styles.words} {...backdropAttributes("cognac")}>
        <h2 id="nothing-found" className={styles.heading}>
          {texts.nothingFound}
        </h2>
        {withAllWords !== undefined && withAllWords.length > 0 && (
          <ProductLinks products={withAllWords} />
        )}
        {children !== undefined && <p className={styles.help}>{children}</p>}
        <LinkList links={links} />
      </div>
      <div className={styles.backdrop} {...backdropAttributes(backdropOf(picture))}>
        <Picture name={picture} sizes={sizes} priority="early" alt="" />
      </div>
    </section>
  );
}
