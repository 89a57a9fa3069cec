import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { type Location, PrefetchPageLinks, useLocation } from "react-router";
import { categories, genders } from "../../content/categories.ts";
import { prefetchPicture } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";
import { hrefOf, linkWithin, pathOf } from "../ui/follow-links.ts";
import { categoryPicture, categoryPictureSizes } from "./category-picture.ts";
import styles from "./shell.module.css";

/** How long a link is pointed at or focused before its page is fetched, in milliseconds (section 9). */
const wait = 100;

/** The category pages by their paths, each with the picture that opens it. */
const categoryPages = new Map(
  categories.flatMap((category) =>
    [undefined, ...genders].map((gender) => [
      paths.category(category.id, gender?.id),
      { name: category.id, gender: gender?.id, picture: categoryPicture(category, gender?.id) },
    ]),
  ),
);

/** The name and gender of a category page, as its path has them. */
export type CategoryAddress = { readonly name: string; readonly gender: string | undefined };

export type CategoryAheadProps = {
  address: CategoryAddress;
  visible: boolean;
  className: string | undefined;
};

type CategoryAhead = ComponentType<CategoryAheadProps>;

type PagesProps = {
  /** The category whose page is shown, if it is one. */
  shown: CategoryAddress | undefined;
  loadCategory: (() => Promise<{ CategoryAhead: CategoryAhead }>) | undefined;
  /** The page, as the router renders it. */
  children: ReactNode;
};

/**
 * The page, and what is done before a click: the page that a link leads to is fetched, with the picture
 * that opens it, and a category is rendered outside of the document (decision 027).
 */
export function Pages({ shown, loadCategory, children }: PagesProps) {
  const location = useLocation();
  const [path, setPath] = useState<string>();
  const [ahead, setAhead] = useState<{
    Category: CategoryAhead;
    address: CategoryAddress;
    /** Where it was rendered ahead; a later visit of the same page is another location. */
    from: Location;
  }>();
  const onCategory = shown !== undefined;

  // A layout effect: what comes in between a click and its frame must find `left` set.
  useLayoutEffect(() => {
    let left = false;
    let touched = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = async (link: HTMLAnchorElement) => {
      const target = pathOf(link);
      setPath(target);
      const address = categoryPages.get(target);
      if (address === undefined) return;
      prefetchPicture(address.picture, categoryPictureSizes);
      // From category to category, React updates the page in place. The click of a touch comes too soon.
      if (onCategory || touched) return;
      // If this fails, the click fetches it again.
      const module = await loadCategory?.().catch(() => undefined);
      if (module && !left) setAhead({ Category: module.CategoryAhead, address, from: location });
    };
    const consider = (event: Event) => {
      clearTimeout(timer);
      // A touch focuses the link, too.
      if (event instanceof PointerEvent) touched = event.pointerType === "touch";
      const link = linkWithin(event.target);
      if (link !== undefined) timer = setTimeout(prefetch, wait, link);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerover", consider, { signal, passive: true });
    document.addEventListener("focusin", consider, { signal });
    return () => {
      left = true;
      clearTimeout(timer);
      listening.abort();
    };
  }, [loadCategory, location, onCategory]);

  // Once it shows a category, it shows them all: back to `children`, the page would be mounted anew.
  const isAhead = ahead !== undefined && (onCategory || ahead.from === location);
  return (
    <>
      {!(onCategory && isAhead) && <div className={styles.page}>{children}</div>}
      {isAhead && (
        <ahead.Category
          address={shown ?? ahead.address}
          visible={onCategory}
          className={styles.page}
        />
      )}
      {path !== undefined && path !== location.pathname && (
        <PrefetchPageLinks page={hrefOf(path)} />
      )}
    </>
  );
}
