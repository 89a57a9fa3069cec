import { splitText } from "../shared/fill-text.ts";
import { texts } from "../shared/texts.ts";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./did-you-mean.module.css";

const [before, after] = splitText(texts.didYouMean, "suggestion");

/** A suggested page or search, as a link. */
export function DidYouMean({ path, label }: { path: string; label: string }) {
  return (
    <span>
      {before}
      <PageLink className={styles.link} to={path}>
        {label}
      </PageLink>
      {after}
    </span>
  );
}
