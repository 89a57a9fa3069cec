import styles from "./markdown-text.module.css";
import { renderMarkdown } from "./render-markdown.tsx";

/** Renders a text in Markdown. The owner has written it: its HTML is part of the page. */
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
