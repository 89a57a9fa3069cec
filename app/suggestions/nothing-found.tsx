import type { ReactNode } from "react";
import { site } from "#content/site.ts";
import type { Product } from "../content-shape/schema.ts";
import { backdropAttributes } from "../picture/picture-attributes.ts";
import { backdropOf, densePhone, Picture } from "../picture/picture.tsx";
import { texts } from "../shared/texts.ts";
import { type LinkItem, LinkList } from "./link-list.tsx";
import styles from "./nothing-found.module.css";
import { ProductLinks } from "./product-links.tsx";

const sizes = {
  whole: `${densePhone} 100vw, max(100vw, 36rem)`,
  closeUp: `${densePhone} 120vw, (width < 56rem) 216vw, 108vw`,
};

/** The maximum number of suggested products, the same as in search/match-all-terms.ts. */
const maximumSuggested = 4;

const none: readonly Product[] = [];

type NothingFoundProps = {
  links: readonly LinkItem[];
  /**
   * The element to render for the title. Use "text" if the page's heading is right above the title.
   */
  title?: "heading" | "text";
  /** The picture next to the message, unless there is a product to show. */
  picture?: string;
  /** Products that contain all words of the query, but not as one phrase. */
  withAllWords?: readonly Product[];
  /** Products that the suggested query finds. */
  suggested?: readonly Product[];
  /** The reason why nothing was found, or a suggestion. */
  children?: ReactNode;
};

/** Renders the message "No products found" and links to other pages. */
export function NothingFound({
  links,
  title = "heading",
  picture: ofPage = site.pictures.nothingFound,
  withAllWords = none,
  suggested = none,
  children,
}: NothingFoundProps) {
  const Title = title === "heading" ? "h2" : "p";
  const others = suggested.filter((product) => !withAllWords.includes(product));
  const pictured = [...withAllWords, ...others].find(({ image }) => backdropOf(image));
  const picture = pictured?.image ?? ofPage;
  return (
    <section className={`${styles.block} halves`} aria-labelledby="nothing-found" data-bleed>
      <div className={styles.words} {...backdropAttributes("cognac")}>
        <Title id="nothing-found" className={title === "heading" ? styles.heading : styles.help}>
          {texts.nothingFound}
        </Title>
        {withAllWords.length > 0 && (
          <ProductLinks products={withAllWords} heading={texts.search.allWords} />
        )}
        {children !== undefined && <p className={styles.help}>{children}</p>}
        {others.length > 0 && <ProductLinks products={others.slice(0, maximumSuggested)} />}
        <LinkList links={links} />
      </div>
      <div className={styles.backdrop} {...backdropAttributes(backdropOf(picture))}>
        <Picture name={picture} sizes={sizes} priority="early" alt="" />
      </div>
    </section>
  );
}
