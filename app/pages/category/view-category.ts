import { categories, genders } from "#content/categories.ts";
import { products } from "#content/products.ts";
import { describeListing } from "../../listing/describe-listing.ts";
import { listFilters } from "../../listing/filters.ts";
import { gendersInCategory, hasGenders, selectProducts } from "../../product/select-products.ts";
import { capitalize } from "../../shared/interpolate.ts";
import { categoryPicture } from "../../suggestions/opening-picture.ts";
import { readableSegment } from "./readable-segment.ts";

export type CategoryView = ReturnType<typeof viewCategory>;

/** What the page of a category, or of one gender of it, shows. Unknown ones are named by the address (section 2). */
export function viewCategory(name: string, gender: string | undefined) {
  const category = categories.find(({ id }) => id === name);
  const knownGender = genders.find(({ id }) => id === gender && hasGenders(products, name));
  const namedGender =
    gender === undefined ? undefined : { id: gender, name: readableSegment(gender) };
  const ofPage = selectProducts(products, name, gender);
  const known = category !== undefined && knownGender?.id === gender;
  // A gender without a subtitle of its own lists the types of its products.
  const types = listFilters(ofPage).filter(({ facet }) => facet === "type");
  const page = category?.genders?.find((entry) => entry.gender === gender);
  const subtitle = gender === undefined ? category?.subtitle : page?.subtitle;
  return {
    id: readableSegment(name),
    name: category?.name ?? capitalize(readableSegment(name)),
    gender: knownGender ?? namedGender,
    /** Those that it has products for. */
    genders: gendersInCategory(products, name, genders),
    /** Whether the shop has it. */
    known,
    /** Whether search engines list it: a gender of the shop may have no products here. */
    listed: known && ofPage.length > 0,
    /** Everything the page could show. */
    products: ofPage,
    subtitle: subtitle ?? describeListing("", types),
    /** An unknown category has none. */
    picture: category && categoryPicture(category, gender),
  };
}
