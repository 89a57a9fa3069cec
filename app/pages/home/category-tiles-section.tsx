import { categoryTiles } from "../../../content/category-tiles.ts";
import { site } from "../../../content/site.ts";
import { backdropOf, Picture } from "../../picture/picture.tsx";
import { texts } from "../../shared/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { OutsideLink } from "../../ui/outside-link.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { prerendered } from "../../ui/prerendered.tsx";
import styles from "./category-tiles-section.module.css";

/** The four cards with pictures: the two categories, the resume and the repository. */
export const CategoryTilesSection = prerendered("section", CategoryTilesContent, {
  "aria-labelledby": "explore",
});

function CategoryTilesContent() {
  return (
    <>
      <h2 id="explore" className="visually-hidden">
        {texts.home.tiles}
      </h2>
      <ul className={styles.tiles}>
        {categoryTiles.map(({ name, path, image }) => (
          <li key={name} className={styles.tile} data-backdrop={backdropOf(image)}>
            <div className={styles.picture}>
              <Picture name={image} sizes="(width < 36rem) 38vw, (width < 56rem) 50vw, 25vw" />
            </div>
            <h3 className={styles.name}>
              {path === "github" ? (
                <OutsideLink className="stretched-link" href={site.github}>
                  {name}
                </OutsideLink>
              ) : (
                <PageLink className="stretched-link" to={path}>
                  {name}
                </PageLink>
              )}
            </h3>
            <Icon
              name={path === "github" ? "arrow-out" : "arrow"}
              className={`${styles.arrow} arrow-on-hover`}
              weight={1.25}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
