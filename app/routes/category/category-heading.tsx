import { Link } from "react-router";
import { capitalise } from "../../shared/capitalise.ts";
import { paths } from "../../shared/paths.ts";
import { backdropOf, Picture } from "../../picture/picture.tsx";
import { texts } from "../../shared/texts.ts";
import styles from "./category-heading.module.css";

type CategoryHeadingProps = {
  /** As the address spells it. */
  id: string;
  /** As the content names it, if it is known. */
  name: string | undefined;
  genderName: string | undefined;
  subtitle: string;
  /** A cut-out, which gives the block its backdrop; an unknown category has none. */
  picture: string | undefined;
};

/** The category's name as the address spells it, its subtitle and the breadcrumb. */
export function CategoryHeading({ id, name, genderName, subtitle, picture }: CategoryHeadingProps) {
  const label = name ?? capitalise(id);
  return (
    <div
      className={styles.block}
      data-backdrop={picture && backdropOf(picture)}
      data-look={picture === undefined ? "bare" : "backdrop"}
    >
      {picture !== undefined && (
        <Picture
          name={picture}
          className={styles.picture}
          sizes="(width < 44rem) 50vw, (width < 56rem) 43vw, 41vw"
          priority="main"
          alt=""
        />
      )}
      <nav className={styles.crumbs} aria-label={texts.category.breadcrumb}>
        <ol>
          <li>
            <Link to={paths.home} prefetch="intent">
              {texts.category.home}
            </Link>
          </li>
          <li>
            {genderName === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={paths.category(id)} prefetch="intent">
                {label}
              </Link>
            )}
          </li>
          {genderName !== undefined && (
            <li>
              <span aria-current="page">{capitalise(genderName)}</span>
            </li>
          )}
        </ol>
      </nav>
      <h1 className={styles.name} tabIndex={-1}>
        {id}
      </h1>
      <p className={styles.subtitle}>{subtitle}</p>
    </div>
  );
}
