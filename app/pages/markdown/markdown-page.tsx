import { pages } from "virtual:pages";
import { PageHead } from "../../layout/page-head.tsx";
import { MarkdownText } from "../../markdown/markdown-text.tsx";
import type { PathParameters } from "../../shared/match-path.ts";
import styles from "./markdown-page.module.css";

/** Renders a page that the owner wrote in content/pages/. */
export function MarkdownPage({ name = "" }: PathParameters) {
  const page = pages[name];
  if (page === undefined) throw new Error(`There is no content/pages/${name}.md.`);
  const { text, ...head } = page;
  return (
    <article className={styles.page} data-bleed>
      <PageHead {...head} />
      <h1 className={styles.title}>{head.title}</h1>
      <MarkdownText text={text} className={styles.text} />
    </article>
  );
}
