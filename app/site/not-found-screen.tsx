import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { paths } from "../catalogue/paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./not-found-screen.module.css";
import { PageHead } from "./page-head.tsx";

type NotFoundScreenProps = {
  /** A line of help. It has its room even when it is empty, so that nothing moves when it comes. */
  children?: ReactNode;
};

/** The page for every address that is not set up (section 2). */
export function NotFoundScreen({ children }: NotFoundScreenProps) {
  return (
    <div className={styles.screen} data-bleed>
      <PageHead title="Page not found" listed={false} />
      <div className={styles.picture}>
        <Picture
          name={site.pictures.notFound}
          sizes="(width < 56rem) 100vw, 67vw"
          priority="main"
        />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          Sorry, page not found!
        </h1>
        <div className={styles.onward}>
          <p className={styles.text}>This page is not yet set up, but I'm working on it!</p>
          <ButtonLink className={styles.button} to={paths.home}>
            Home Page
          </ButtonLink>
          <p className={styles.help}>{children}</p>
        </div>
      </div>
    </div>
  );
}
