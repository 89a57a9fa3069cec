import { site } from "#content/site.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { backdropAttributes } from "../../picture/picture-attributes.ts";
import { backdropOf, Picture } from "../../picture/picture.tsx";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { DidYouMean, useSuggestedPage } from "../../suggestions/did-you-mean.tsx";
import { LinkList } from "../../suggestions/link-list.tsx";
import { countedCategoryLinks, searchLink } from "../../suggestions/linked-pages.ts";
import { openingSizes } from "../../suggestions/opening-picture.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/hydration.ts";
import { useLocation } from "../../ui/location.ts";
import { useLinkBack } from "./link-back.ts";
import styles from "./not-found-page.module.css";

/** The page for every address that is not set up (section 2). `404.html` holds it for all of them. */
export function NotFoundPage() {
  const { notFound: picture } = site.pictures;
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const back = useLinkBack();
  const suggestion = useSuggestedPage();
  // Until it is hydrated, `404.html` may be about to become the page of an unknown category.
  const titled = hydrated || !/^\/categories\/./.test(pathname);
  return (
    <div className={`${styles.screen} halves`} data-bleed>
      <PageHead {...(titled && { title: texts.notFound.pageTitle })} listed={false} />
      <div
        className={`${styles.picture} picture-frame`}
        {...backdropAttributes(backdropOf(picture))}
      >
        <Picture name={picture} sizes={openingSizes.notFound} priority="main" />
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
          {/* The space of a line is reserved, to avoid a layout shift when they appear. */}
          <div className={styles.help}>
            {suggestion && <DidYouMean {...suggestion} />}
            {back && <LinkList links={[back]} />}
          </div>
        </div>
      </div>
    </div>
  );
}
