import { useLocation } from "react-router";
import { splitText } from "../shared/fill-text.ts";
import { decodePath, leadsInto } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { PageLink } from "../ui/page-link.tsx";
import { compareWords } from "./compare-words.ts";
import styles from "./link-list.module.css";

type Page = { readonly path: string; readonly label: string };

const [before, after] = splitText(texts.didYouMean, "suggestion");

/** A suggested page or search, as a link. */
export function DidYouMean({ path, label }: Page) {
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
 * The page whose address is close to the current one, if there is one.
 * @param notSetUp addresses that are linked but have no page yet (section 2): not typing errors
 */
export function useSuggestedPage(
  pages: readonly Page[],
  notSetUp: readonly string[],
): Page | undefined {
  const { pathname } = useLocation();
  return leadsInto(notSetUp, pathname) ? undefined : suggestPage(pages, pathname);
}

/**
 * The page whose address is closest to one that does not exist: it may differ in capitals, accents,
 * slashes, typing errors, or by a missing first segment.
 * @example suggestPage(pages, "/categorie/Clothes") // the page at /categories/clothes
 */
export function suggestPage<P extends Page>(pages: readonly P[], path: string): P | undefined {
  const typed = partsOf(path);
  const [best] = pages
    .map((page) => {
      const parts = partsOf(page.path);
      const distances = [compareParts(typed, parts), compareParts(typed, parts.slice(1))];
      return { page, distance: Math.min(...distances) };
    })
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance);
  return best?.page;
}

function compareParts(typed: readonly string[], parts: readonly string[]): number {
  if (typed.length !== parts.length || parts.length === 0) return Infinity;
  return parts.reduce((sum, part, index) => sum + compareWords(typed[index] ?? "", part), 0);
}

function partsOf(path: string): readonly string[] {
  return (decodePath(path) ?? path).split("/").filter((part) => part !== "");
}
