import { categories, genders } from "../../content/categories.ts";
import { products } from "../../content/products.ts";
import type { Gender } from "../../content/schema.ts";
import { site } from "../../content/site.ts";
import { gendersInCategory } from "../product/select-products.ts";
import type { LinkItem } from "../search/link-list.tsx";
import { capitalize } from "../shared/fill-text.ts";
import { leadsInto, paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";

/** Links to the categories. */
export const categoryLinks: readonly LinkItem[] = categories.map(({ id, name }) => ({
  label: name,
  path: paths.category(id),
}));

/** Links onward from a page that has nothing, or nothing more, to show. */
export const fallbackLinks: readonly LinkItem[] = [
  ...categoryLinks,
  { label: texts.home.trendingLink, path: paths.trending },
];

/** Every page of the shop, to suggest for a mistyped address. */
export const linkedPages: readonly LinkItem[] = [
  { path: paths.search, label: texts.search.title },
  ...site.navigation.filter(({ path }) => path !== paths.home && !leadsInto(site.notSetUp, path)),
  ...categories.flatMap(({ id, name }) => [
    { path: paths.category(id), label: name },
    ...gendersInCategory(products, id, genders).map((gender) => ({
      path: paths.category(id, gender.id),
      label: `${name}, ${gender.name}`,
    })),
  ]),
];

/** The breadcrumb of a category's page, or of a gender's in it, from the home page down. */
export function listCrumbs(
  category: { readonly id: string; readonly name: string },
  gender?: Gender,
): readonly LinkItem[] {
  const crumbs = [
    { label: texts.category.home, path: paths.home },
    { label: category.name, path: paths.category(category.id) },
  ];
  if (gender === undefined) return crumbs;
  return [
    ...crumbs,
    { label: capitalize(gender.name), path: paths.category(category.id, gender.id) },
  ];
}
