import { useEffect } from "react";
import { categories, genders } from "../../content/categories.ts";
import { prefetchPicture } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";
import { linkWithin, pathOf } from "../ui/follow-links.ts";
import { categoryPicture, categoryPictureSizes } from "./category-picture.ts";

/** How long a link is pointed at or focused before its page's picture is fetched, in milliseconds (section 9). */
const wait = 100;

/** The pictures that open the category pages, by their paths. */
const pictures = new Map(
  categories.flatMap((category) =>
    [undefined, ...genders].map((gender) => [
      paths.category(category.id, gender?.id),
      categoryPicture(category, gender?.id),
    ]),
  ),
);

/** Fetches the picture that opens the page of a link that is pointed at or focused. */
export function usePicturePrefetch(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = ({ target }: Event) => {
      clearTimeout(timer);
      const link = linkWithin(target);
      const picture = link && pictures.get(pathOf(link));
      if (picture) timer = setTimeout(prefetchPicture, wait, picture, categoryPictureSizes);
    };
    document.addEventListener("pointerover", consider, { passive: true });
    document.addEventListener("focusin", consider);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", consider);
      document.removeEventListener("focusin", consider);
    };
  }, []);
}
