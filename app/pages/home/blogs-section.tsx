import { posts } from "#content/posts.ts";
import { ContentLink } from "../../layout/content-link.tsx";
import { Picture } from "../../picture/picture.tsx";
import { texts } from "../../shared/texts.ts";
import styles from "./blogs-section.module.css";

const leadSizes = "(width < 68rem) 100vw, 50.1vw";
/**
 * The `sizes` of the smaller posts' pictures. In a narrow viewport, a picture is as tall as the text next to it. If
 * this makes the picture tall and narrow, its sides are cropped, so its file must be at least 19rem wide.
 */
const rowSizes =
  "(width < 44rem) and (resolution < 2dppx) max(50vw, 19rem), (width < 44rem) 50vw, (width < 68rem) 33.4vw, 25vw";

/** Renders the blog cards; the first card is large. A card is a link if its post has a path. */
export function BlogsSection() {
  return (
    <section aria-labelledby="blog" data-bleed>
      <h2 id="blog" className="section-heading">
        {texts.home.blog}
      </h2>
      <ul className={`${styles.posts} hairline-grid`}>
        {posts.map(({ id, title, subtitle, date, imageUrl, path }, index) => (
          <li key={id} className={styles.post}>
            <div className={`${styles.picture} picture-frame`}>
              <Picture name={imageUrl} sizes={index === 0 ? leadSizes : rowSizes} />
            </div>
            <div className={styles.words}>
              <p className={styles.date}>{date}</p>
              <h3 className={`${styles.title} small-title`}>
                {path === undefined ? (
                  title
                ) : (
                  <ContentLink path={path} className="stretched-link underlined-on-hover">
                    {title}
                  </ContentLink>
                )}
              </h3>
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
