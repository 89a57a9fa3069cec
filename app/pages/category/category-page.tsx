import { memo } from "react";
import { useParams } from "react-router";
import { categories, genders } from "../../../content/categories.ts";
import { products } from "../../../content/products.ts";
import { categoryPicture } from "../../layout/opening-picture.ts";
import { hasGenders, selectProducts } from "../../product/select-products.ts";
import { CategoryHead, CategoryHeading } from "./category-heading.tsx";
import { CategoryListing, NoProducts } from "./category-listing.tsx";
import { formatSubtitle, placeAt } from "./category-place.ts";

/** The products of a category, all or of one gender (sections 2 and 5), filtered by the address. */
export function CategoryPage() {
  const { name = "", gender } = useParams();
  return <Category name={name} gender={gender} />;
}

type CategoryProps = { name: string; gender: string | undefined };

/** `memo`, because the router's parameters are a new object whenever the address changes. */
const Category = memo(function Category({ name, gender }: CategoryProps) {
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
          <NoProducts known={false} />
        </>
      ) : (
        <CategoryListing place={place} products={ofPage} subtitle={subtitle} picture={picture} />
      )}
    </>
  );
});
