import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { categories, genders } from "../../content/categories.ts";
import { prefetchPicture } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";
import { hrefOf, linkWithin, pathOf } from "../ui/follow-links.ts";
import { categoryPicture, categoryPictureSizes } from "./category-picture.ts";

/** How long a link is pointed at or focused before its page is fetched, in milliseconds (section 9). */
const wait = 100;

/** The picture that opens each category page, by the page's path. */
const pictureAt = new Map(
  categories.flatMap((category) =>
    [undefined, ...genders].map((gender) => [
      paths.category(category.id, gender?.id),
      categoryPicture(category, gender?.id),
    ]),
  ),
);

/** Fetches the page that a link leads to, and the picture that opens it, before the click. */
export function PrefetchPages() {
  const [path, setPath] = useState<string>();
  const { pathname } = useLocation();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = (link: HTMLAnchorElement) => {
      const target = pathOf(link);
      setPath(target);
      const picture = pictureAt.get(target);
      if (picture !== undefined) prefetchPicture(picture, categoryPictureSizes);
    };
    const consider = ({ target }: Event) => {
      clearTimeout(timer);
      const link = linkWithin(target);
      if (link !== undefined) timer = setTimeout(prefetch, wait, link);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerover", consider, { signal, passive: true });
    document.addEventListener("focusin", consider, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  if (path === undefined || path === pathname) return null;
  return <PrefetchPageLinks page={hrefOf(path)} />;
}
