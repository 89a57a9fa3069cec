import { categories, genders } from "../../content/categories.ts";
import type { Category } from "../../content/schema.ts";
import { site } from "../../content/site.ts";
import { backdropOf } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";

/** The `sizes` of the picture that opens each page. */
export const openingSizes = {
  home: "(width < 44rem) 77vw, (width < 56rem) 88vw, 56vw",
  category: {
    whole: "(width < 44rem) 100vw, 43vw",
    // A phone gets a smaller file than it shows, which loads in time.
    closeUp: "(width < 44rem) 110vw, min(84vw, 106vh)",
  },
  search: "(width < 44rem) 31rem, (width < 68rem) 62rem, 66vw",
  notFound: "(width < 44rem) 75vw, (width < 56rem) 100vw, 50vw",
} as const;

/** The picture at the top of a category's page, or of one of its genders, its backdrop and its focal point. */
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
 * The picture for a link to a page: its own, or else one of the site's, on another color than the last
 * two shown.
 * @param shown pictures that are on the page already
 */
export function pictureOfLink(path: string, shown: readonly string[]) {
  const { relatedLinks, search, nothingFound } = site.pictures;
  const ofSite = [relatedLinks, search, nothingFound].map((name) => ({
    name,
    backdrop: backdropOf(name),
  }));
  const candidates = [categoryPictures.get(path), ...ofSite].filter(
    (picture) => picture !== undefined && !shown.includes(picture.name),
  );
  const neighbors = new Set(shown.slice(-2).map(backdropOf));
  return candidates.find((picture) => !neighbors.has(picture?.backdrop)) ?? candidates[0];
}
