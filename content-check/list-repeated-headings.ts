import { fileSchemas } from "../app/content-shape/schema.ts";
import { gendersInCategory, selectProducts } from "../app/product/select-products.ts";
import { paths } from "../app/shared/paths.ts";
import type { Content } from "./content-path.ts";

/**
 * Lists category pages whose heading repeats a card's picture or backdrop. Any card may come first after filtering or
 * sorting. A heading may repeat a picture in a close-up, and a backdrop if the cards use all backdrops.
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
      const page = `the heading of ${paths.category(category.id, gender?.id)}`;
      const same = cards.find(({ image }) => image === heading.image);
      const used = new Set(cards.map(({ image }) => pictures[image]?.backdrop));
      const free = backdrops.filter((name) => !used.has(name));
      return [
        ...(same && own?.close === undefined
          ? [`${page} has the picture of a product below it, ${same.name}. Choose another one.`]
          : []),
        ...(used.has(backdrop) && free.length > 0
          ? [
              `${page} has the backdrop of a product below it, "${backdrop}". Free: ${free.join(", ")}.`,
            ]
          : []),
      ];
    });
  });
}
