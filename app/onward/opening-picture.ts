import { categories, genders } from "../../content/categories.ts";
import type { Category } from "../../content/schema.ts";
import { site } from "../../content/site.ts";
import { findPage } from "../find-page.ts";
import { backdropOf, prefetchPicture } from "../picture/picture.tsx";
import { paths } from "../shared/paths.ts";

/** The `sizes` of the picture that opens each page. */
export const openingSizes = {
  home: "(width < 44rem) 77vw, (width < 68rem) 88vw, 56vw",
  category: {
    whole: "(width < 44rem) 50vw, (width < 56rem) 43vw, 41vw",
    closeUp: "(width < 44rem) 84vw, min(88vw, 132vh)",
  },
  search: "(width < 44rem) 31rem, (width < 68rem) 85vw, 66vw",
  notFound: "(width < 56rem) 75vw, 50vw",
} as const;

/** The picture next to the heading of a category's page, or of one of its genders. */
export function categoryPicture({ image, genders: pages }: Category, gender?: string): string {
  return pages?.find((page) => page.gender === gender)?.image ?? image;
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
 * The picture for a link to a page: its own, or else one of the site's, on another cloth than the last shown.
 * @param path may have a query
 * @param shown pictures that are on the page already
 */
export function pictureOfLink(path: string, shown: readonly string[]): string | undefined {
  const { keepLooking, search, nothingFound } = site.pictures;
  const own = categoryPictures.get(path.replace(/[?#].*/, ""));
  const candidates = [own, keepLooking, search, nothingFound]
    .filter((name) => name !== undefined)
    .filter((name) => !shown.includes(name));
  const [neighbor] = shown.slice(-1).map(backdropOf);
  return candidates.find((name) => backdropOf(name) !== neighbor) ?? candidates[0];
}

/** The picture that opens the page at an address, if it has one: results and the owner's pages do not. */
function openingPicture(path: string, query: string) {
  const category = categoryPictures.get(path);
  if (category !== undefined) return { name: category, sizes: openingSizes.category };
  if (path === paths.search) {
    return query === "" ? { name: site.pictures.search, sizes: openingSizes.search } : undefined;
  }
  const [hero] = site.heroImages;
  if (path === paths.home) return hero && { name: hero.image, sizes: openingSizes.home };
  if (findPage(path)) return undefined;
  return { name: site.pictures.notFound, sizes: openingSizes.notFound };
}

/** Fetches the picture that opens the page at an address, in the size that this screen will show. */
export function prefetchOpeningPicture(path: string, query: string): void {
  const picture = openingPicture(path, query);
  if (picture !== undefined) prefetchPicture(picture.name, picture.sizes);
}
