import { site } from "#content/site.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { backdropAttributes } from "../../picture/picture-attributes.ts";
import { backdropOf, densePhone, Picture } from "../../picture/picture.tsx";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { DidYouMean, useSuggestedPage } from "../../suggestions/did-you-mean.tsx";
import { LinkList } from "../../suggestions/link-list.tsx";
import { countedCategoryLinks, searchLink } from "../../suggestions/linked-pages.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/hydration.ts";
import { useLocation } from "../../ui/location.ts";
import { useLinkBack } from "./link-back.ts";
import styles from "./not-found-page.module.css";

// A photo with an aspect ratio of 3:2 may be wider than its frame.
const sizes = `${densePhone} 75vw, max(50vw, 69rem, 84vh)`;

/** Renders the page for all unknown addresses (specification, section 2). The build saves this page as `404.html`. */
export function NotFoundPage() {
  const { notFound: picture } = site.pictures;
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const back = useLinkBack();
  const suggestion = useSuggestedPage();
  // At a category address, hydration may replace `404.html` with the page of an unknown category, which sets its own
  // title.
  const titled = hydrated || !/^\/categories\/./.test(pathname);
  return (
    <div className={`${styles.screen} halves`} data-bleed>
      <PageHead {...(titled && { title: texts.notFound.pageTitle })} listed={false} />
      <div
        className={`${styles.picture} picture-frame`}
        {...backdropAttributes(backdropOf(picture))}
      >
        <Picture name={picture} sizes={sizes} priority="main" />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{texts.notFound.title}</h1>
        <div className={styles.onward}>
          <p className={styles.text}>{texts.notFound.text}</p>
          <div className={styles.links}>
            <ButtonLink className={styles.button} to={paths.home}>
              {texts.notFound.button}
            </ButtonLink>
            <LinkList links={[...countedCategoryLinks, searchLink]} />
          </div>
          {/* This block reserves one line, so that the links cause no layout shift when they appear. */}
          <div className={styles.help}>
            {suggestion && <DidYouMean {...suggestion} />}
            {back && <LinkList links={[back]} />}
          </div>
        </div>
      </div>
    </div>
  );
}
