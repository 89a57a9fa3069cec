import { Component, type ReactNode, useEffect, useRef } from "react";
import { site } from "../../content/site.ts";
import { backdropAttributes } from "../picture/picture-attributes.ts";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { moveFocus } from "../ui/move-focus.ts";
import styles from "./error-boundary.module.css";

type ErrorBoundaryProps = {
  /** Changes with each navigation, which renders the page again. */
  locationKey: string;
  children: ReactNode;
};

/** Shows the error screen in place of a page that throws (section 8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidUpdate({ locationKey }: ErrorBoundaryProps) {
    const navigated = locationKey !== this.props.locationKey;
    // oxlint-disable-next-line react/no-did-update-set-state -- the next page may be rendered
    if (this.state.thrown && navigated) this.setState({ thrown: undefined });
  }

  override render() {
    const { thrown } = this.state;
    return thrown === undefined ? this.props.children : <ErrorScreen error={thrown.error} />;
  }
}

/** What a page that did not throw has in its head. */
const pageMetadata =
  "title ~ title, meta[name=description], meta[property^='og:'], link[rel=canonical]";

/** The developer's screen for a route that throws, in production too (section 8). */
function ErrorScreen({ error }: { error: unknown }) {
  const stack = error instanceof Error ? error.stack : undefined;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The focused element is gone, and a screen reader would say nothing.
    moveFocus(heading.current);
    // After a load, the head still holds what React would have hydrated. Its own title comes first.
    for (const element of document.querySelectorAll(pageMetadata)) element.remove();
  }, []);

  return (
    <main>
      <title>{texts.error.title}</title>
      <p className={styles.bar}>
        {site.name.toLowerCase()} / {import.meta.env.MODE}
      </p>
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls horizontally, also by keyboard
        <pre className={styles.stack} tabIndex={0} role="region" aria-label={texts.error.stack}>
          <code>
            {stack.split("\n").map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of a text, never reordered
              <span key={index}>{line}</span>
            ))}
          </code>
        </pre>
      )}
    </main>
  );
}
