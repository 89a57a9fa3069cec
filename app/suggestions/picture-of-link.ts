import { categories, genders } from "#content/categories.ts";
import { site } from "#content/site.ts";
import { categoryHeadingPicture } from "../picture/category-heading-picture.ts";
import { backdropOf } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";

const categoryPictures = new Map(
  categories.flatMap((category) =>
    [undefined, ...genders.map(({ id }) => id)].map((gender) => [
      paths.category(category.id, gender),
      categoryHeadingPicture(category, gender),
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
  const { relatedLinks, nothingFound } = site.pictures;
  const ofSite = [relatedLinks, nothingFound].map((name) => ({
    name,
    backdrop: backdropOf(name),
  }));
  const candidates = [categoryPictures.get(path), ...ofSite].filter(
    (picture) => picture !== undefined && !shown.includes(picture.name),
  );
  const neighbors = new Set(shown.slice(-2).map(backdropOf));
  return candidates.find((picture) => !neighbors.has(picture?.backdrop)) ?? candidates[0];
}
