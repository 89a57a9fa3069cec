import type { Category } from "../content-shape/schema.ts";
import { backdropOf } from "./picture.tsx";

/** Returns the picture at the top of a category or gender page, with its backdrop and focal point. */
export function categoryHeadingPicture(category: Category, gender?: string) {
  return headingPicture(category.genders?.find((entry) => entry.gender === gender) ?? category);
}

type HeadingPicture = Pick<Category, "image"> & Partial<NonNullable<Category["sale"]>>;

/** Returns a heading's picture with its backdrop and focal point. */
export function headingPicture({ image: name, backdrop, close }: HeadingPicture) {
  return { name, backdrop: backdrop ?? backdropOf(name), close };
}
