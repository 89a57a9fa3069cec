import { memo } from "react";
import { useParams } from "react-router";
import { categories, genders, unknownCategorySubtitle } from "../../../content/categories.ts";
import { products } from "../../../content/products.ts";
import { categoryPicture } from "../../layout/opening-picture.ts";
import { backdropOf } from "../../picture/picture.tsx";
import { selectProducts } from "../../product/select-products.ts";
import { capitalize } from "../../shared/fill-text.ts";
import { CategoryHead } from "./category-head.tsx";
import { CategoryHeading } from "./category-heading.tsx";
import { CategoryListing } from "./category-listing.tsx";
import { formatSubtitle } from "./format-subtitle.ts";
import { NoProducts } from "./no-products.tsx";
import { readableSegment } from "./readable-segment.ts";

/** The products of a category, all or of one gender (sections 2 and 5), filtered by the address. */
export function CategoryPage() {
  const { name = "", gender } = useParams();
  return <Category name={name} gender={gender} />;
}

type CategoryProps = { name: string; gender: string | undefined };

/** `memo`, because the router's parameters are new at each change of the address (decision 015). */
const Category = memo(function Category({ name, gender }: CategoryProps) {
  const category = categories.find(({ id }) => id === name);
  const knownGender = genders.find(({ id }) => id === gender);
  const listed = category !== undefined && knownGender?.id === gender;
  const ofPage = selectProducts(products, { category: name, gender });
  const subtitle = category ? formatSubtitle(category, gender, ofPage) : unknownCategorySubtitle;
  const picture = category && categoryPicture(category, gender);
  const place = {
    id: readableSegment(name),
    name: category?.name ?? capitalize(readableSegment(name)),
    gender:
      gender === undefined
        ? undefined
        : (knownGender ?? { id: gender, name: readableSegment(gender) }),
  };
  return (
    <>
      <CategoryHeading place={place} subtitle={subtitle} picture={picture} />
      {category === undefined ? (
        <>
          <CategoryHead place={place} filters={[]} count={0} subtitle={subtitle} listed={false} />
          <NoProducts cause="unknown category" />
        </>
      ) : (
        <CategoryListing
          place={place}
          products={ofPage}
          subtitle={subtitle}
          listed={listed}
          backdrop={picture && backdropOf(picture)}
        />
      )}
    </>
  );
});
