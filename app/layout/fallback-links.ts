import { categories } from "../../content/categories.ts";
import type { LinkItem } from "../search/link-list.tsx";
import { paths } from "../shared/paths.ts";
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
