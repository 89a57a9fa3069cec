import { Link } from "react-router";
import styles from "./did-you-mean.module.css";

/** One guess at what was meant, as a link. */
export function DidYouMean({ path, label }: { path: string; label: string }) {
  return (
    <>
      Did you mean{" "}
      <Link className={styles.link} to={path} prefetch="intent">
        {label}
      </Link>
      ?
    </>
  );
}
