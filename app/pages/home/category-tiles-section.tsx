import { categoryTiles } from "#content/category-tiles.ts";
import { ContentLink, leadsToOtherSite } from "../../layout/content-link.tsx";
import { backdropAttributes } from "../../picture/picture-attributes.ts";
import { backdropOf, densePhone, Picture } from "../../picture/picture.tsx";
import { texts } from "../../shared/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./category-tiles-section.module.css";

/** The number of tiles per row in a wide viewport (category-tiles-section.module.css). */
const perRow = categoryTiles.length > 5 ? 4 : categoryTiles.length;
/**
 * The `sizes` of the pictures, including their zoom on hover. Phones with dense screens get images below full
 * resolution, which load faster.
 */
const sizes = `(width < 36rem) and (resolution >= 2dppx) 38vw, (width < 56rem) 58vw, ${Math.ceil(115 / perRow)}vw`;
const closeUpSizes = `${densePhone} 110vw, (width < 56rem) 160vw, ${Math.ceil(320 / perRow)}vw`;

/** Renders a tile with a picture for each category, the resume and the repository (specification, section 2). */
export function CategoryTilesSection() {
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className="visually-hidden">
        {texts.home.tiles}
      </h2>
      <ul className={`${styles.tiles} hairline-grid`}>
        {categoryTiles.map(({ name, path, image, backdrop, close }) => (
          <li
            key={name}
            className={styles.tile}
            {...backdropAttributes(backdrop ?? backdropOf(image))}
          >
            <div className={`${styles.picture} picture-frame`}>
              <Picture
                name={image}
                className={close && styles.closeUp}
                sizes={close ? closeUpSizes : sizes}
                close={close}
              />
            </div>
            <h3 className={styles.name}>
              <ContentLink className="stretched-link" path={path}>
                {name}
              </ContentLink>
            </h3>
            <Icon
              name={leadsToOtherSite(path) ? "arrow-out" : "arrow"}
              className={`${styles.arrow} arrow-on-hover screen-only`}
              weight={1.25}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
