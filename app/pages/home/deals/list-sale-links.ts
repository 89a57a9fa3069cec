import type { Product } from "../../../content-shape/schema.ts";
import { filterProducts, listFilters } from "../../../listing/filters.ts";
import { initialListing, serializeListing } from "../../../listing/listing-address.ts";
import { selectProducts } from "../../../product/select-products.ts";
import { interpolate } from "../../../shared/interpolate.ts";
import { paths } from "../../../shared/paths.ts";
import { texts } from "../../../shared/texts.ts";
import type { LinkItem } from "../../../suggestions/link-list.tsx";

/**
 * Returns a link to each category's products on sale, with a product count. Omits categories with nothing on sale.
 * @example listSaleLinks(products, categories) // [{ label: "Clothes on sale", path: "/categories/clothes?sale=1", count: 3 }, …]
 */
export function listSaleLinks(
  products: readonly Product[],
  categories: readonly { readonly id: string; readonly name: string }[],
): readonly LinkItem[] {
  return categories.flatMap(({ id, name }) => {
    const ofCategory = selectProducts(products, id);
    const filters = listFilters(ofCategory).filter(({ facet }) => facet === "sale");
    if (filters.length === 0) return [];
    return {
      label: interpolate(texts.home.categoryOnSale, { category: name }),
      path: paths.category(id) + serializeListing({ ...initialListing, filters }),
      count: filterProducts(ofCategory, filters).length,
    };
  });
}
