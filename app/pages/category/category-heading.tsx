import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { listCrumbs } from "../../layout/list-crumbs.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { describeListing } from "../../listing/describe-listing.ts";
import type { Filter } from "../../listing/facets.ts";
import { backdropAttributes } from "../../picture/picture-attributes.ts";
import { densePhone, Picture } from "../../picture/picture.tsx";
import { countProducts } from "../../product/product-count.tsx";
import { interpolate } from "../../shared/interpolate.ts";
import { texts } from "../../shared/texts.ts";
import { longestWord } from "../../shared/width-in-letters.ts";
import { listOtherCategories } from "../../suggestions/linked-pages.ts";
import styles from "./category-heading.module.css";
import words from "./category-words.module.css";
import type { CategoryView } from "./view-category.ts";

const sizes = {
  whole: "(width < 44rem) 100vw, 58vw",
  closeUp: `${densePhone} 110vw, min(177vw, 130vh)`,
};

/** The maximum number of letters in a word that fits next to the picture at full font size. */
const longWord = 11;

type CategoryHeadingProps = {
  view: CategoryView;
  /** The largest discount as a percentage. Set only if the list is filtered to products on sale. */
  upTo?: number | undefined;
};

/** Renders the breadcrumb, the category's name (specification, section 2) and the subtitle or the sale offer. */
export function CategoryHeading({ view, upTo }: CategoryHeadingProps) {
  const { name, subtitle: ofCategory, picture, salePicture } = view;
  const subtitle =
    upTo === undefined ? ofCategory : interpolate(texts.category.upTo, { percent: upTo });
  return (
    <div
      className={styles.block}
      data-sale={salePicture && ""}
      {...backdropAttributes(picture?.backdrop)}
    >
      {picture !== undefined && (
        <Picture
          name={picture.name}
          className={styles.picture}
          sizes={sizes}
          priority="main"
          alt=""
          close={picture.close}
        />
      )}
      <Breadcrumb
        crumbs={listCrumbs(view, view.gender)}
        others={picture === undefined ? [] : listOtherCategories(view.id)}
        className={words.crumbs}
      />
      <h1 className={words.name} data-length={longestWord(name) > longWord ? "long" : undefined}>
        {name}
      </h1>
      {subtitle !== "" && (
        <p className={words.subtitle} data-offer={upTo && ""}>
          {subtitle}
        </p>
      )}
    </div>
  );
}

type CategoryHeadProps = { view: CategoryView; filters: readonly Filter[]; count: number };

/** Renders the title and description of a category page. */
export function CategoryHead({ view, filters, count }: CategoryHeadProps) {
  const { name, gender, listed, subtitle } = view;
  const list = describeListing(name, filters);
  const title = gender === undefined ? list : `${list}, ${gender.name}`;
  const description = `${title}: ${countProducts(count)}. ${subtitle}`.trimEnd();
  return <PageHead title={title} description={description} listed={listed} />;
}
