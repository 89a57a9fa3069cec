import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../app/shared/paths.ts";

const routesFile = join(import.meta.dirname, "../../app/app.tsx");

/** The pages in the table of `app/app.tsx` whose addresses have no parameters, read from its text. */
export function listFixedPages(): readonly string[] {
  const table = readFileSync(routesFile, "utf8");
  return [...table.matchAll(/\{ path: "(\/[^":]*)"/g)].map(([, path = ""]) => path);
}

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
