import { categories, genders } from "#content/categories.ts";
import { products } from "#content/products.ts";
import { describeListing } from "../../listing/describe-listing.ts";
import { listFilters } from "../../listing/filters.ts";
import { categoryHeadingPicture, headingPicture } from "../../picture/category-heading-picture.ts";
import { gendersInCategory, hasGenders, selectProducts } from "../../product/select-products.ts";
import { readableSegment } from "./readable-segment.ts";

export type CategoryView = ReturnType<typeof viewCategory>;

/**
 * Returns the data for a category or gender page. The name of an unknown category or gender comes from the address
 * (specification, section 2).
 */
export function viewCategory(name: string, gender: string | undefined) {
  const category = categories.find(({ id }) => id === name);
  const knownGender = genders.find(({ id }) => id === gender && hasGenders(products, name));
  const namedGender =
    gender === undefined ? undefined : { id: gender, name: readableSegment(gender) };
  const ofPage = selectProducts(products, name, gender);
  const known = category !== undefined && knownGender?.id === gender;
  // A page without its own subtitle lists its product types instead.
  const types = listFilters(ofPage).filter(({ facet }) => facet === "type");
  const page = category?.genders?.find((entry) => entry.gender === gender);
  const subtitle = gender === undefined ? category?.subtitle : page?.subtitle;
  return {
    id: readableSegment(name),
    name: category?.name ?? readableSegment(name),
    gender: knownGender ?? namedGender,
    /** The genders with products in this category. */
    genders: gendersInCategory(products, name, genders),
    /** Whether the shop has this category and, if the address contains a gender, this gender. */
    known,
    /**
     * Whether search engines may index the page. They may not index pages without products, even for a known gender.
     */
    listed: known && ofPage.length > 0,
    /** The page's products before filtering. */
    products: ofPage,
    subtitle: subtitle ?? describeListing("", types),
    /** The opening picture; `undefined` for an unknown category. */
    picture: category && categoryHeadingPicture(category, gender),
    /** The opening picture of a list of products on sale, if it has its own. */
    salePicture: category?.sale && gender === undefined ? headingPicture(category.sale) : undefined,
  };
}
