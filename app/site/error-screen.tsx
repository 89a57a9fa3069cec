import { isRouteErrorResponse } from "react-router";
import { site } from "../../content/site.ts";
import { paths } from "../catalogue/paths.ts";
import styles from "./error-screen.module.css";

/** The developer's screen for a route that throws, in production too (section 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  const message = describe(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <main className={styles.screen}>
      <title>Unexpected Application Error!</title>
      <div className={styles.bar}>
        <span>
          {site.name.toLowerCase()} / {import.meta.env.MODE}
        </span>
        <span>500</span>
      </div>
      <h1 className={styles.title}>Unexpected Application Error!</h1>
      <p className={styles.message}>{message}</p>
      {stack !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too
        <pre className={styles.stack} tabIndex={0} role="region" aria-label="Stack trace">
          <code>
            {stack.split("\n").map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of one text
              <span key={index}>{line}</span>
            ))}
          </code>
        </pre>
      )}
      <p className={styles.note}>
        <strong>Hey developer.</strong> This screen comes from the route’s error boundary. Fix the
        error above, or {/* A plain link: the router that failed is left behind with the page. */}
        <a href={import.meta.env.BASE_URL + paths.home.slice(1)}>go back to the shop</a>.
      </p>
    </main>
  );
}

/** Routes may throw anything: an error, a response, or a plain object. */
function describe(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return typeof error === "object" ? JSON.stringify(error) : String(error);
}
