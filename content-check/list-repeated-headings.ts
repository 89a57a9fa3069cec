import { fileSchemas } from "../app/content-shape/schema.ts";
import { gendersInCategory, selectProducts } from "../app/product/select-products.ts";
import { paths } from "../app/shared/paths.ts";
import { shopFolder } from "../build-tools/shop-folder.ts";
import type { Content } from "./content-path.ts";
import { oneOf } from "./mistake.ts";

/** The number of product cards that a phone shows below a category page's heading. */
const cardsInView = 2;

/**
 * Returns a line for each category page with a heading that looks like a product card below it. The
 * heading should not show a product's picture, except a close-up of another part. The heading's
 * backdrop should differ from the first cards' backdrops if another backdrop is free.
 */
export function listRepeatedHeadings(
  content: Content,
  backdrops: readonly string[],
): readonly string[] {
  const { categories, genders } = fileSchemas.categories.parse(content);
  const { products } = fileSchemas.products.parse(content);
  const { pictures } = fileSchemas.pictures.parse(content);
  return categories.flatMap((category) => {
    const pages = [undefined, ...gendersInCategory(products, category.id, genders)];
    return pages.flatMap((gender) => {
      const own = category.genders?.find((entry) => entry.gender === gender?.id);
      const heading = own ?? category;
      const backdrop = own?.backdrop ?? pictures[heading.image]?.backdrop;
      const cards = selectProducts(products, category.id, gender?.id);
      const page = `${shopFolder}/categories.ts, category ${JSON.stringify(category.id)}: the picture at the top of ${decodeURI(paths.category(category.id, gender?.id))}`;
      const same = cards.find(({ image }) => image === heading.image);
      const part = own?.close && JSON.stringify(own.close);
      const repeated = !part || part === JSON.stringify(pictures[heading.image]?.close);
      const inView = cards.slice(0, cardsInView);
      const used = new Set(inView.map(({ image }) => pictures[image]?.backdrop));
      const free = backdrops.filter((name) => !used.has(name));
      return [
        ...(same && repeated
          ? [
              `${page} is also used for the product ${JSON.stringify(same.name)} below it. Choose a different picture.${gender && own ? ` To show a different part of this one instead, set \`close\` in this category's \`genders\` entry for ${JSON.stringify(gender.id)}.` : ""}`,
            ]
          : []),
        ...(used.has(backdrop) && free.length > 0
          ? [
              `${page} has the same backdrop ("${backdrop}") as a product below it. Choose ${oneOf(free)} instead.`,
            ]
          : []),
      ];
    });
  });
}
