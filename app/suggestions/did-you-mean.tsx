import { Link } from "react-router";
import { splitText } from "../shared/fill-text.ts";
import { texts } from "../shared/texts.ts";
import styles from "./did-you-mean.module.css";

const [before, after] = splitText(texts.didYouMean, "suggestion");

/** A suggested page or search, as a link. */
export function DidYouMean({ path, label }: { path: string; label: string }) {
  return (
    <span>
      {before}
      <Link className={styles.link} to={path} prefetch="intent">
        {label}
      </Link>
      {after}
    </span>
  );
}
