import type { Category, Gender, Product } from "../../../content/schema.ts";
import { describeListing } from "../../listing/describe-listing.ts";
import { listFilters } from "../../listing/filters.ts";

/** A category, or one gender of it. Unknown ones are named by the address (section 2). */
export type CategoryPlace = {
  readonly id: string;
  readonly name: string;
  readonly gender: Gender | undefined;
  /** Whether the shop has it: search engines list it. */
  readonly known: boolean;
};

/** What the segments of an address name. */
export function placeAt(
  name: string,
  gender: string | undefined,
  known: { readonly category: Category | undefined; readonly gender: Gender | undefined },
): CategoryPlace {
  const id = readableSegment(name);
  const named = gender === undefined ? undefined : { id: gender, name: readableSegment(gender) };
  return {
    id,
    name: known.category?.name ?? id,
    gender: known.gender ?? named,
    known: known.category !== undefined && known.gender?.id === gender,
  };
}

/**
 * A segment of the address as text. One that would show nothing is written as in the address.
 * @example readableSegment("hats") // "hats"
 * @example readableSegment("\0") // "%00"
 */
export function readableSegment(segment: string): string {
  return /[^\p{C}\p{Z}]/u.test(segment) ? segment : encodeURIComponent(segment);
}

/**
 * The subtitle of a category's page. A gender without one of its own lists the types of its products.
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
