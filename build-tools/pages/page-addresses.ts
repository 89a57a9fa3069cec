import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { paths } from "../../app/shared/paths.ts";

/** The pages of `app/routes.ts` whose addresses have no parameters. */
export function listFixedPages(
  entries: readonly RouteConfigEntry[] = routes,
  parent = "",
): readonly string[] {
  return entries.flatMap(({ path, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;
    if (/[:*?]/.test(address)) return [];
    return children === undefined ? [address || paths.home] : listFixedPages(children, address);
  });
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
