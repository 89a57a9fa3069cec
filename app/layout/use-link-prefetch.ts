import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation } from "react-router";
import { categories, genders } from "../../content/categories.ts";
import { prefetchPicture } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";
import { linkWithin, pathOf } from "../ui/follow-links.ts";
import { categoryPicture, categoryPictureSizes } from "./category-picture.ts";

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

/** Fetches the component that renders a category before the click. */
export type LoadCategory = () => Promise<{ CategoryAhead: CategoryAhead }>;

/** A category to be rendered before the click that opens it. */
type Ahead = {
  readonly Component: CategoryAhead;
  readonly address: CategoryAddress;
  /** Where its link was pointed at; a later visit of the same page is another location. */
  readonly from: Location;
};

/**
 * What is done for a link that is pointed at or focused: the page it leads to is fetched, with the picture
 * that opens it, and a category is rendered (decision 027).
 *
 * @returns the path of the page, and the category that was pointed at last
 */
export function useLinkPrefetch(onCategory: boolean, loadCategory: LoadCategory | undefined) {
  const location = useLocation();
  const touched = useRef(false);
  const [path, setPath] = useState<string>();
  const [ahead, setAhead] = useState<Ahead>();

  // A layout effect: what comes in between a click and its frame must find `left` set.
  useLayoutEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = async (link: HTMLAnchorElement) => {
      const target = pathOf(link);
      setPath(target);
      const address = categoryPages.get(target);
      if (address === undefined) return;
      prefetchPicture(address.picture, categoryPictureSizes);
      // From category to category, React updates the page in place. The click of a touch comes too soon.
      if (onCategory || touched.current) return;
      // If this fails, the click fetches it again.
      const module = await loadCategory?.().catch(() => undefined);
      if (module && !left) setAhead({ Component: module.CategoryAhead, address, from: location });
    };
    const consider = (event: Event) => {
      clearTimeout(timer);
      // A touch focuses the link, too, and so does Back to it.
      if (event instanceof PointerEvent) touched.current = event.pointerType === "touch";
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

  return { path, ahead };
}
