import { fileSchemas } from "../app/content-shape/schema.ts";
import { gendersInCategory, selectProducts } from "../app/product/select-products.ts";
import { paths } from "../app/shared/paths.ts";
import type { Content } from "./content-path.ts";

/** A phone shows this many cards below the heading. */
const cardsInView = 2;

/**
 * Each category page whose heading repeats a card. Its picture is none of its products', unless it is close on
 * another part than the card comes close to. Its backdrop is none of the first cards', while others are free.
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
      const part = own?.close && JSON.stringify(own.close);
      const repeated = !part || part === JSON.stringify(pictures[heading.image]?.close);
      const inView = cards.slice(0, cardsInView);
      const used = new Set(inView.map(({ image }) => pictures[image]?.backdrop));
      const free = backdrops.filter((name) => !used.has(name));
      return [
        ...(same && repeated
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
