import { productTexts } from "virtual:pages";
import { pictures } from "virtual:pictures";
import { categories } from "#content/categories.ts";
import { products } from "#content/products.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { listCrumbs } from "../../layout/list-crumbs.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { BreadcrumbData } from "../../layout/structured-data.tsx";
import { MarkdownText } from "../../markdown/markdown-text.tsx";
import { backdropAttributes } from "../../picture/picture-attributes.ts";
import { backdropOf, Picture } from "../../picture/picture.tsx";
import { Price } from "../../product/price.tsx";
import { ProductList } from "../../product/product-list.tsx";
import { Stars } from "../../product/stars.tsx";
import { Swatch } from "../../product/swatch.tsx";
import { colors } from "../../shared/colors.ts";
import { capitalize } from "../../shared/interpolate.ts";
import type { PathParameters } from "../../shared/match-path.ts";
import { PageNotFound } from "../../shared/page-not-found.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { listRelated } from "./list-related.ts";
import styles from "./product-page.module.css";
import { ProductStructuredData } from "./product-structured-data.tsx";

const sizes = "(width < 56rem) 100vw, 50vw";
const closeSizes = "(width < 44rem) and (resolution >= 2dppx) 110vw, (width < 56rem) 200vw, 100vw";

/** Renders a product page: the product's pictures, its details from the content, and related products. */
export function ProductPage({ id = "" }: PathParameters) {
  const product = products.find(({ _id }) => String(_id) === id);
  const category = categories.find((one) => one.id === product?.category);
  if (product === undefined || category === undefined) throw new PageNotFound();
  const { name, description, image, rating, color } = product;
  // With `back`, a link that points to the previous page goes back in the history instead, which restores that page's
  // filters and scroll position.
  const lists = listCrumbs(category).map((crumb) => ({ ...crumb, back: true }));
  const crumbs = [...lists, { label: name, path: paths.product(product._id) }];
  const frame = backdropAttributes(backdropOf(image));
  const isClose = pictures[image]?.close !== undefined;
  const text = productTexts[id];
  const related = listRelated(products, product);
  return (
    <>
      <article className={`${styles.product} halves`} data-bleed>
        <PageHead title={name} description={description} picture={image} />
        {isClose && (
          <div className={`${styles.close} picture-frame`} {...frame}>
            <Picture name={image} sizes={closeSizes} priority="main" alt="" />
          </div>
        )}
        <div className={styles.words}>
          <Breadcrumb crumbs={crumbs} />
          <h1 className={styles.name}>{name}</h1>
          <Price product={product} />
        </div>
        <div className={`${styles.whole} picture-frame`} {...frame}>
          <Picture name={image} sizes={sizes} priority={isClose ? "early" : "main"} />
        </div>
        <div className={styles.words}>
          <Stars rating={rating} />
          <p className={styles.color}>
            <Swatch fill={colors[color]?.swatch} />
            {capitalize(color)}
          </p>
          <p>{description}</p>
          {text !== undefined && <MarkdownText text={text} />}
        </div>
        <BreadcrumbData crumbs={crumbs} />
        <ProductStructuredData product={product} />
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="section-heading">
            {texts.relatedLinks}
          </h2>
          <ProductList products={related} columns={4} headingLevel={3} />
        </section>
      )}
    </>
  );
}
