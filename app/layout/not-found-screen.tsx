import type { ReactNode } from "react";
import { site } from "../../content/site.ts";
import { Picture } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import styles from "./not-found-screen.module.css";
import { PageHead } from "./page-head.tsx";

type NotFoundScreenProps = {
  /** Whether the document's title says so: not while the address may be a category's. */
  titled: boolean;
  /** A line of help. Its space is reserved, to avoid a layout shift when it appears. */
  children?: ReactNode;
};

/** The page for every address that is not set up (section 2). */
export function NotFoundScreen({ titled, children }: NotFoundScreenProps) {
  return (
    <div className={styles.screen} data-bleed>
      <PageHead {...(titled && { title: texts.notFound.pageTitle })} listed={false} />
      <div className={styles.picture}>
        <Picture
          name={site.pictures.notFound}
          sizes="(width < 56rem) 100vw, 67vw"
          priority="main"
        />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {texts.notFound.title}
        </h1>
        <div className={styles.onward}>
          <p className={styles.text}>{texts.notFound.text}</p>
          <ButtonLink className={styles.button} to={paths.home}>
            {texts.notFound.button}
          </ButtonLink>
          <p className={styles.help}>{children}</p>
        </div>
      </div>
    </div>
  );
}
