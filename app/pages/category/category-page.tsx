import { memo } from "react";
import { CategoryHead, CategoryHeading } from "./category-heading.tsx";
import { CategoryListing, NoProducts } from "./category-listing.tsx";
import styles from "./category-page.module.css";
import { viewCategory } from "./view-category.ts";

type CategoryPageProps = { name?: string; gender?: string };

/**
 * The products of a category, all or of one gender (sections 2 and 5), filtered by the address. `memo`,
 * because only the list depends on the query.
 */
export const CategoryPage = memo(function CategoryPage({ name = "", gender }: CategoryPageProps) {
  const view = viewCategory(name, gender);
  if (view.picture === undefined) {
    return (
      <div className={styles.unknown}>
        <CategoryHead view={view} filters={[]} count={0} />
        <CategoryHeading view={view} />
        <NoProducts view={view} />
      </div>
    );
  }
  return (
    <>
      <CategoryHeading view={view} />
      <CategoryListing view={view} picture={view.picture.name} />
    </>
  );
});
