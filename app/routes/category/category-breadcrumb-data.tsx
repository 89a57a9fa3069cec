import type { Gender } from "../../../content/schema.ts";
import { BreadcrumbData } from "../../layout/structured-data.tsx";
import { capitalise } from "../../shared/capitalise.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";

type CategoryBreadcrumbDataProps = {
  category: { readonly id: string; readonly name: string };
  gender: Gender | undefined;
};

/** The breadcrumb of a category page, for search engines. */
export function CategoryBreadcrumbData({ category, gender }: CategoryBreadcrumbDataProps) {
  const crumbs = [
    { name: texts.category.home, path: paths.home },
    { name: category.name, path: paths.category(category.id) },
  ];
  if (gender !== undefined) {
    crumbs.push({ name: capitalise(gender.name), path: paths.category(category.id, gender.id) });
  }
  return <BreadcrumbData crumbs={crumbs} />;
}
