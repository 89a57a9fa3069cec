import type { Gender } from "../content-shape/schema.ts";
import { capitalize } from "../shared/interpolate.ts";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import type { LinkItem } from "../suggestions/link-list.tsx";
import { categoryLink } from "../suggestions/next-pages.ts";

/** Returns the breadcrumb of a category or gender page, starting at the home page. */
export function listCrumbs(
  category: { readonly id: string; readonly name: string },
  gender?: Gender,
): readonly LinkItem[] {
  const crumbs = [{ label: texts.category.home, path: paths.home }, categoryLink(category)];
  if (gender === undefined) return crumbs;
  const path = paths.category(category.id, gender.id);
  return [...crumbs, { label: capitalize(gender.name), path }];
}
