import { memo } from "react";
import { CategoryHead, CategoryHeading } from "./category-heading.tsx";
import { CategoryListing, NoProducts } from "./category-listing.tsx";
import { viewCategory } from "./view-category.ts";

type CategoryPageProps = { name?: string; gender?: string };

/**
 * The products of a category, all or of one gender (sections 2 and 5), filtered by the address. `memo`,
 * because only the list depends on the query.
 */
export const CategoryPage = memo(function CategoryPage({ name = "", gender }: CategoryPageProps) {
  const view = viewCategory(name, gender);
  return (
    <>
      <CategoryHeading view={view} />
      {view.picture === undefined ? (
        <>
          <CategoryHead view={view} filters={[]} count={0} />
          <NoProducts view={view} />
        </>
      ) : (
        <CategoryListing view={view} picture={view.picture.name} />
      )}
    </>
  );
});
