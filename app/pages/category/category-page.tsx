import { Island } from "../../islands/island.tsx";
import { CategoryHeading } from "./category-heading.tsx";
import { CategoryListing } from "./category-listing.tsx";
import { viewCategory } from "./view-category.ts";

type CategoryPageProps = { name?: string; gender?: string };

/** The products of a category, all or of one gender (sections 2 and 5), filtered by the address. */
export function CategoryPage({ name = "", gender }: CategoryPageProps) {
  return (
    <>
      <CategoryHeading view={viewCategory(name, gender)} />
      <Island name="category">
        <CategoryListing />
      </Island>
    </>
  );
}
