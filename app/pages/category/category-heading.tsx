import { openingSizes } from "../../layout/opening-picture.ts";
import { backdropOf, Picture } from "../../picture/picture.tsx";
import { capitalize } from "../../shared/fill-text.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { PageLink } from "../../ui/page-link.tsx";
import styles from "./category-heading.module.css";
import type { CategoryPlace } from "./category-place.ts";

/** The letters of the longest word that fits beside the picture in full size. */
const longWord = 11;

type CategoryHeadingProps = {
  place: CategoryPlace;
  subtitle: string;
  /** A cut-out, which gives the block its backdrop; an unknown category has none. */
  picture: string | undefined;
};

/** The category's name as the address spells it, its subtitle and the breadcrumb. */
export function CategoryHeading({ place, subtitle, picture }: CategoryHeadingProps) {
  const { id, name, gender } = place;
  return (
    <div
      className={styles.block}
      data-backdrop={picture && backdropOf(picture)}
      data-variant={picture === undefined ? "bare" : "backdrop"}
    >
      {picture !== undefined && (
        <Picture
          name={picture}
          className={styles.picture}
          sizes={openingSizes.category}
          priority="main"
          alt=""
        />
      )}
      <nav className={styles.crumbs} aria-label={texts.category.breadcrumb}>
        <ol>
          <li>
            <PageLink to={paths.home}>{texts.category.home}</PageLink>
          </li>
          <li>
            {gender === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              <PageLink to={paths.category(id)}>{name}</PageLink>
            )}
          </li>
          {gender !== undefined && (
            <li>
              <span aria-current="page">{capitalize(gender.name)}</span>
            </li>
          )}
        </ol>
      </nav>
      <h1
        className={styles.name}
        data-length={id.split("-").some(({ length }) => length > longWord) ? "long" : undefined}
        tabIndex={-1}
      >
        {id}
      </h1>
      {subtitle !== "" && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  );
}
