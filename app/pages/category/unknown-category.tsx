import { backdropAttributes } from "../../picture/picture-attributes.ts";
import { CategoryHead, CategoryHeading } from "./category-heading.tsx";
import { CategoryListing, NoProducts } from "./category-listing.tsx";
import styles from "./unknown-category.module.css";
import { viewCategory } from "./view-category.ts";

type UnknownCategoryProps = { name?: string; gender?: string };

/**
 * Renders the page of an unknown category, or of a known category with an unknown gender (specification, section 2).
 * The name of an unknown category comes from the address.
 */
export function UnknownCategory({ name = "", gender }: UnknownCategoryProps) {
  const view = viewCategory(name, gender);
  if (view.picture === undefined) {
    return (
      <div className={styles.unknown} {...backdropAttributes("cognac")}>
        <CategoryHead view={view} filters={[]} count={0} />
        <CategoryHeading view={view} />
        <NoProducts view={view} />
      </div>
    );
  }
  return <CategoryListing />;
}
