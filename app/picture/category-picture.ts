import type { Category } from "../content-shape/schema.ts";
import { backdropOf } from "./picture.tsx";

/** Returns the picture at the top of a category or gender page, with its backdrop and focal point. */
export function categoryPicture({ image, genders: pages }: Category, gender?: string) {
  const page = pages?.find((entry) => entry.gender === gender);
  const name = page?.image ?? image;
  return { name, backdrop: page?.backdrop ?? backdropOf(name), close: page?.close };
}
