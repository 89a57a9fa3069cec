import { Island } from "../../islands/island.tsx";
import { listCrumbs } from "../../layout/list-crumbs.ts";
import { BreadcrumbData } from "../../layout/structured-data.tsx";
import { CategoryListing } from "./category-listing.tsx";
import { viewCategory } from "./view-category.ts";

type CategoryPageProps = { name?: string; gender?: string };

/**
 * Renders the page of a category or one of its genders (specification, sections 2 and 5). The address's query sets the
 * filters.
 */
export function CategoryPage({ name = "", gender }: CategoryPageProps) {
  const view = viewCategory(name, gender);
  return (
    <>
      <Island name="category">
        <CategoryListing />
      </Island>
      <BreadcrumbData crumbs={listCrumbs(view, view.gender)} />
    </>
  );
}
