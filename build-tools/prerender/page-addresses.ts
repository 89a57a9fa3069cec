import { paths } from "../../app/shared/paths.ts";

/** The pages of `app/app.tsx` whose addresses have no parameters. */
export function listFixedPages(): readonly string[] {
  return [paths.home, paths.search];
}

/** The page of each category, and of each gender in it, by their ids. */
export function listCategoryPages(
  categories: readonly string[],
  genders: readonly string[],
): readonly string[] {
  return categories.flatMap((category) => [
    paths.category(category),
    ...genders.map((gender) => paths.category(category, gender)),
  ]);
}
