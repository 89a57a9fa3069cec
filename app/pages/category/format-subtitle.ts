import type { Category } from "../../../content/schema.ts";
import type { Product } from "../../../content/schema.ts";
import { describeListing } from "../../listing/describe-listing.ts";
import { listFilters } from "../../listing/filters.ts";

/**
 * The subtitle of a category's page. A gender without one of its own lists the types of its products.
 *
 * @param products the products of the page, unfiltered
 * @example formatSubtitle(clothes, "women", womensClothes) // "Dresses, jeans and outerwear"
 */
export function formatSubtitle(
  { subtitle, genders }: Category,
  gender: string | undefined,
  products: readonly Product[],
): string {
  if (gender === undefined) return subtitle;
  const types = listFilters(products).filter(({ facet }) => facet === "type");
  return genders?.find((page) => page.gender === gender)?.subtitle ?? describeListing("", types);
}
