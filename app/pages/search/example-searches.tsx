import { site } from "#content/site.ts";
import { densePhone, Picture } from "../../picture/picture.tsx";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { LinkList } from "../../suggestions/link-list.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import styles from "./example-searches.module.css";

const examples = site.searchExamples.map(({ words, image }) => ({
  label: words,
  path: paths.results(words),
  image,
}));

const sizes = `(width < 22.5rem) 100vw, ${densePhone} 34vw, (width < 44rem) max(34vw, 11rem), 34vw`;

/** Renders the example searches, and the minimum length of a query. Each example has a picture unless one has none. */
export function ExampleSearches() {
  const pictured = examples.flatMap(({ image, ...example }) =>
    image ? { ...example, image } : [],
  );
  return (
    <div className={`${styles.examples} needs-script`}>
      <p className={styles.hint}>
        {`${texts.search.examples} `}
        <span id="search-minimum" className={styles.minimum}>
          {texts.search.minimum}
        </span>
      </p>
      {pictured.length < examples.length ? (
        <div className={styles.words}>
          <LinkList links={examples} />
        </div>
      ) : (
        <ul className={`${styles.pictures} hairline-grid`}>
          {pictured.map(({ label, path, image }) => (
            <li key={path} className={styles.example}>
              <div className={`${styles.frame} picture-frame`}>
                <Picture name={image} sizes={sizes} alt="" />
              </div>
              <PageLink className={`${styles.link} stretched-link underlined-on-hover`} to={path}>
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
