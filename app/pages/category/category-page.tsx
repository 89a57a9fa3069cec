import { memo } from "react";
import { categories, genders } from "../../../content/categories.ts";
import { products } from "../../../content/products.ts";
import { categoryPicture } from "../../onward/opening-picture.ts";
import { hasGenders, selectProducts } from "../../product/select-products.ts";
import { CategoryHead, CategoryHeading } from "./category-heading.tsx";
import { CategoryListing, NoProducts } from "./category-listing.tsx";
import { formatSubtitle, placeAt } from "./category-place.ts";

type CategoryPageProps = { name?: string; gender?: string };

/**
 * The products of a category, all or of one gender (sections 2 and 5), filtered by the address. `memo`,
 * because only the list depends on the query.
 */
export const CategoryPage = memo(function CategoryPage({ name = "", gender }: CategoryPageProps) {
  const category = categories.find(({ id }) => id === name);
  const ofCategory = hasGenders(products, name) ? genders : [];
  const knownGender = ofCategory.find(({ id }) => id === gender);
  const ofPage = selectProducts(products, { category: name, gender });
  const subtitle = category ? formatSubtitle(category, gender, ofPage) : "";
  const picture = category && categoryPicture(category, gender);
  const place = placeAt(name, gender, { category, gender: knownGender });
  return (
    <>
      <CategoryHeading place={place} subtitle={subtitle} picture={picture} />
      {picture === undefined ? (
        <>
          <CategoryHead place={place} filters={[]} count={0} subtitle={subtitle} />
          <NoProducts place={place} />
        </>
      ) : (
        <CategoryListing place={place} products={ofPage} subtitle={subtitle} picture={picture} />
      )}
    </>
  );
});
