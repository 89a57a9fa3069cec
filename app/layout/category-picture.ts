import type { Category } from "../../content/schema.ts";

/** The `sizes` of the picture beside a category's heading. */
export const categoryPictureSizes = "(width < 44rem) 50vw, (width < 56rem) 43vw, 41vw";

/** The picture beside the heading of a category's page, or of one of its genders. */
export function categoryPicture({ image, genders }: Category, gender: string | undefined): string {
  return genders?.find((page) => page.gender === gender)?.image ?? image;
}
