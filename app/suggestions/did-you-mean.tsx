import { site } from "#content/site.ts";
import { splitText } from "../shared/interpolate.ts";
import { leadsInto } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { useHydrated } from "../ui/hydration.ts";
import { useLocation } from "../ui/location.ts";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./link-list.module.css";
import type { LinkItem } from "./link-list.tsx";
import { listLinkedPages } from "./linked-pages.ts";
import { suggestPage } from "./suggest-page.ts";

type DidYouMeanProps = Pick<LinkItem, "label" | "path"> & {
  /** A sentence with the placeholder `{suggestion}`. */
  sentence?: string;
};

/** Renders a sentence with a link to a suggested page or search. */
export function DidYouMean({ path, label, sentence = texts.didYouMean }: DidYouMeanProps) {
  const [before, after] = splitText(sentence, "suggestion");
  return (
    <span>
      {before}
      <PageLink className={`${styles.suggestion} touch-target`} to={path}>
        {label}
      </PageLink>
      {after}
    </span>
  );
}

/**
 * Returns the page with the address most similar to the current address, if any. Returns
 * `undefined` for addresses in `plannedPaths` (specification, section 2) and during hydration.
 */
export function useSuggestedPage(): LinkItem | undefined {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated || leadsInto(site.plannedPaths, pathname)) return undefined;
  return suggestPage(listLinkedPages(), pathname);
}
