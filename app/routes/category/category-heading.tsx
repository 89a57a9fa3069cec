import { Link } from "react-router";
import { paths } from "../../catalogue/paths.ts";
import { clothOf, Picture } from "../../ui/picture.tsx";
import styles from "./category-heading.module.css";

type CategoryHeadingProps = {
  /** As it stands in the address. */
  name: string;
  gender: string | undefined;
  subtitle: string;
  /** A cut-out, which gives the block its cloth; an unknown category has none. */
  picture: string | undefined;
};

/** The category's name as the address spells it, with its subtitle and the way back. */
export function CategoryHeading({ name, gender, subtitle, picture }: CategoryHeadingProps) {
  return (
    <div
      className={styles.block}
      data-cloth={picture && clothOf(picture)}
      data-look={picture === undefined ? "bare" : "cloth"}
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
      <nav className={styles.crumbs} aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to={paths.home} prefetch="intent">
              Home
            </Link>
          </li>
          <li>
            {gender === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={paths.category(name)} prefetch="intent">
                {name}
              </Link>
            )}
          </li>
          {gender !== undefined && (
            <li>
              <span aria-current="page">{gender}</span>
            </li>
          )}
        </ol>
      </nav>
      <h1 className={styles.name} tabIndex={-1}>
        {name}
      </h1>
      <p className={styles.subtitle}>{subtitle}</p>
    </div>
  );
}
