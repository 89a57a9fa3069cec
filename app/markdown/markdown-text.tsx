import styles from "./markdown-text.module.css";
import { renderMarkdown } from "./render-markdown.tsx";

/** Renders Markdown. Does not sanitize its HTML, because the shop's owner wrote the HTML. */
export function MarkdownText({
  text,
  className = "",
}: {
  text: string;
  className?: string | undefined;
}) {
  const html = { __html: renderMarkdown(text) };
  return <div className={`${styles.text} ${className}`} dangerouslySetInnerHTML={html} />;
}
