import { categories, genders } from "#content/categories.ts";
import { site } from "#content/site.ts";
import type { Category } from "../content-shape/schema.ts";
import { backdropOf, densePhone } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";

/** The `sizes` of the pictures at the top of each page except the home page. */
export const openingSizes = {
  category: {
    whole: "(width < 44rem) 100vw, 58vw",
    closeUp: `${densePhone} 110vw, min(177vw, 130vh)`,
  },
  search: "(width < 44rem) 40rem, max(72rem, 88vw)",
  // A photo with an aspect ratio of 3:2 may be wider than its frame.
  notFound: `${densePhone} 75vw, max(50vw, 69rem, 84vh)`,
} as const;

/** Returns the picture at the top of a category or gender page, with its backdrop and focal point. */
export function categoryPicture({ image, genders: pages }: Category, gender?: string) {
  const page = pages?.find((entry) => entry.gender === gender);
  const name = page?.image ?? image;
  return { name, backdrop: page?.backdrop ?? backdropOf(name), close: page?.close };
}

const categoryPictures = new Map(
  categories.flatMap((category) =>
    [undefined, ...genders.map(({ id }) => id)].map((gender) => [
      paths.category(category.id, gender),
      categoryPicture(category, gender),
    ]),
  ),
);

/**
 * Returns a picture to show with a link: the opening picture of the linked page, or one of the
 * site's pictures. Skips pictures already on the page. Prefers a backdrop that the last two
 * pictures on the page do not have.
 * @param shown the names of the pictures already on the page
 */
export function pictureOfLink(path: string, shown: readonly string[]) {
  const { relatedLinks, search, nothingFound } = site.pictures;
  const ofSite = [relatedLinks, nothingFound, search].map((name) => ({
    name,
    backdrop: backdropOf(name),
  }));
  const candidates = [categoryPictures.get(path), ...ofSite].filter(
    (picture) => picture !== undefined && !shown.includes(picture.name),
  );
  const neighbors = new Set(shown.slice(-2).map(backdropOf));
  return candidates.find((picture) => !neighbors.has(picture?.backdrop)) ?? candidates[0];
}
