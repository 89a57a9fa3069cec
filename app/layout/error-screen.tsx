import { useEffect, useRef } from "react";
import { backdropAttributes } from "../picture/picture-attributes.ts";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { moveFocus } from "../ui/move-focus.ts";
import styles from "./error-screen.module.css";

/** A selector for the failed page's head elements. */
const pageMetadata =
  "title ~ title, meta[name=description], meta[property^='og:'], link[rel=canonical]";

/** Renders an error with its stack as the page's main content, even in production (specification, section 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  const stack = error instanceof Error ? error.stack : undefined;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The focused element is gone. Focusing the heading makes screen readers announce the error.
    moveFocus(heading.current);
    // Removes the failed page's metadata. Keeps the error screen's own title, which is the first title in the head.
    for (const element of document.querySelectorAll(pageMetadata)) element.remove();
  }, []);

  return (
    <>
      <title>{texts.error.title}</title>
      <h1 className={styles.title} ref={heading}>
        {texts.error.title}
      </h1>
      <p className={styles.message} {...backdropAttributes("cognac")}>
        {String(error)}
      </p>
      <div className={styles.help}>
        <p className={styles.note}>
          <strong>{texts.error.greeting}</strong> {texts.error.help}
        </p>
        <ButtonLink to={paths.home}>{texts.error.button}</ButtonLink>
      </div>
      {stack !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets keyboard users scroll the stack
        <pre className={styles.stack} tabIndex={0} role="region" aria-label={texts.error.stack}>
          <code>
            {stack.split("\n").map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the lines are never reordered
              <span key={index}>{line}</span>
            ))}
          </code>
        </pre>
      )}
    </>
  );
}
