import { paths } from "../app/catalogue/paths.ts";
import { categories, genders } from "../content/categories.ts";

/** Every address that is prerendered and answered with 200. */
export function listPages(): string[] {
  return [
    paths.home,
    paths.search,
    ...categories.flatMap(({ id }) => [
      paths.category(id),
      ...genders.map((gender) => paths.category(id, gender)),
    ]),
  ];
}
