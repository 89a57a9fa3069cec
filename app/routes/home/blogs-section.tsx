import { posts } from "../../../content/posts.ts";
import { site } from "../../../content/site.ts";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import styles from "./blogs-section.module.css";

/** How wide the layout shows a post's picture: the first is the large one. */
const leadSizes = "(width < 68rem) 100vw, 50vw";
const rowSizes = "(width < 44rem) 40vw, (width < 68rem) 33.4vw, 25vw";

/** The four blog cards. They are no links: there are no pages behind them yet. */
export function BlogsSection() {
  return (
    <section className={styles.section} aria-labelledby="blog">
      <SectionHeading id="blog">{site.blogHeading}</SectionHeading>
      <ul className={styles.posts}>
        {posts.map(({ id, title, subtitle, date, imageUrl }, index) => (
          <li key={id} className={styles.post}>
            <div className={styles.picture}>
              <Picture name={imageUrl} sizes={index === 0 ? leadSizes : rowSizes} />
            </div>
            <div className={styles.words}>
              <p className={styles.date}>{date}</p>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
