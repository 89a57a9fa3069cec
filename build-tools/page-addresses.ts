import { routes } from "../app/routes.ts";
import { paths } from "../app/shared/paths.ts";

/** The pages whose addresses have no parameters. */
export const fixedPages: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => !path.includes(":"));

/**
 * The page of each category, and of each gender in it, by their ids.
 * @param withoutGenders the categories whose products have no gender
 */
export function listCategoryPages(
  categories: readonly string[],
  genders: readonly string[],
  withoutGenders: readonly unknown[],
): readonly string[] {
  return categories.flatMap((category) => [
    paths.category(category),
    ...genders
      .filter(() => !withoutGenders.includes(category))
      .map((gender) => paths.category(category, gender)),
  ]);
}
