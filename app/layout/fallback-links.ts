import { categories } from "../../content/categories.ts";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import type { LinkItem } from "../suggestions/link-list.tsx";

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
