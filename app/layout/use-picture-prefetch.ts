import { useEffect } from "react";
import { categories, genders } from "../../content/categories.ts";
import { prefetchPicture } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";
import { categoryPicture, categoryPictureSizes } from "./category-picture.ts";

/** As long as the router's links wait, in milliseconds (section 9). */
const wait = 100;

/** The picture that opens each category page, by the page's address. */
const pictureAt = new Map(
  categories.flatMap((category) =>
    [undefined, ...genders].map((gender) => [
      paths.category(category.id, gender?.id),
      categoryPicture(category, gender?.id),
    ]),
  ),
);

/** Fetches the heading's picture of a category page when its link is pointed at or focused. */
export function usePicturePrefetch(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const prefetch = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element && target.closest("a");
      const picture = link && pictureAt.get(withoutBase(link.pathname));
      if (picture) timer = setTimeout(prefetchPicture, wait, picture, categoryPictureSizes);
    };
    document.addEventListener("pointerover", prefetch, { signal, passive: true });
    document.addEventListener("focusin", prefetch, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
}

function withoutBase(pathname: string): string {
  return pathname.replace(import.meta.env.BASE_URL, "/");
}
