import type { Gender, Product } from "../content-shape/schema.ts";
import { gendersInCategory, selectProducts } from "../product/select-products.ts";
import { paths } from "../shared/paths.ts";
import type { LinkItem } from "./link-list.tsx";

type Category = { readonly id: string; readonly name: string };

export type Shop = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly genders: readonly Gender[];
};

/**
 * Returns the links to show after a category page's products. On a gender page, the first link
 * leads to the category's next gender. The other links lead to the other categories, starting with
 * the next category. Omits pages without products.
 * @example nextPages(shop, "clothes", "men") // Clothes, women and Accessories
 */
export function nextPages(
  { products, categories, genders }: Shop,
  name: string,
  gender: string | undefined,
): readonly LinkItem[] {
  const current = categories.find(({ id }) => id === name && gender !== undefined);
  const ofGenders = current ? listGenderLinks(products, current, genders) : [];
  const ofCategories = categories
    .filter(({ id }) => selectProducts(products, id).length > 0)
    .map(categoryLink);
  return [
    ...following(ofGenders, paths.category(name, gender)).slice(0, 1),
    ...following(ofCategories, paths.category(name)),
  ];
}

export function categoryLink({ id, name }: Category): LinkItem {
  return { label: name, path: paths.category(id) };
}

/** Returns a link to each gender that has products in a category. */
export function listGenderLinks(
  products: readonly Product[],
  { id, name }: Category,
  genders: readonly Gender[],
): readonly LinkItem[] {
  return gendersInCategory(products, id, genders).map((gender) => ({
    label: `${name}, ${gender.name}`,
    path: paths.category(id, gender.id),
  }));
}

/** Returns the links after the link to the given path, followed by the links before it. */
function following(links: readonly LinkItem[], path: string): readonly LinkItem[] {
  const index = links.findIndex((link) => link.path === path);
  return [...links.slice(index + 1), ...links.slice(0, Math.max(0, index))];
}
