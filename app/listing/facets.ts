import type { Product } from "../../content/schema.ts";
import { saving } from "../product/saving.ts";
import { familyOf } from "../shared/colors.ts";
import { capitalize, fillText } from "../shared/fill-text.ts";
import { texts } from "../shared/texts.ts";
import { hasPriceIn, listPriceBands } from "./price-bands.ts";

export type Option = {
  /** The value in the address. */
  readonly key: string;
  /** As in the middle of a sentence; capitalized where it stands alone. */
  readonly label: string;
  /** The color shown with the label. */
  readonly swatch?: string | undefined;
};

export type Facet = {
  /** Its heading in the panel; facets of the same label share one. */
  readonly label: string;
  /** The options that these products have; of one facet, a product may have several. */
  readonly options: (products: readonly Product[]) => readonly Option[];
  /** The order of the keys. Others come first; without it, all are sorted by the number they begin with, or alphabetically. */
  readonly order?: readonly string[];
  readonly has: (product: Product, key: string) => boolean;
  /** Adds the selected options to the page title, which starts as the name of the list. */
  readonly describe: (title: string, selected: string) => string;
};

type Order = {
  readonly label: string;
  /** Negative when the first product comes before the second. */
  readonly compare: (a: Product, b: Product) => number;
};

/**
 * Everything products can be filtered by. A facet's name is its parameter in the address; panel,
 * chips, counts, titles and addresses are derived from this table.
 */
export const facets = {
  type: {
    label: texts.listing.type,
    ...byValue(({ subcategory }) => readableOption(subcategory)),
    describe: (_title, selected) => capitalize(selected),
  },
  color: {
    label: texts.listing.color,
    ...byValue(({ color }) => {
      const { name, swatch } = familyOf(color);
      const option = readableOption(name);
      return option && { ...option, swatch };
    }),
    describe: (list, colors) => fillText(texts.listing.inColors, { list, colors }),
  },
  sale: {
    label: texts.listing.price,
    ...byValue((product) => saving(product) && { key: "1", label: texts.listing.onSale }),
    describe: (list) => fillText(texts.listing.reduced, { list }),
  },
  price: {
    label: texts.listing.price,
    options: listPriceBands,
    has: hasPriceIn,
    describe: (list, prices) => fillText(texts.listing.atPrices, { list, prices }),
  },
} as const satisfies Record<string, Facet>;

const { orders: names } = texts.listing;

/**
 * Everything products can be ordered by. An order's name is its value of `sort` in the address; the
 * first keeps the products' own order and is the default.
 */
export const orders = {
  featured: { label: names.featured, compare: () => 0 },
  "price-asc": { label: names["price-asc"], compare: (a, b) => a.price - b.price },
  "price-desc": { label: names["price-desc"], compare: (a, b) => b.price - a.price },
  rating: { label: names.rating, compare: (a, b) => b.rating - a.rating },
  saving: {
    label: names.saving,
    compare: (a, b) => (saving(b)?.percent ?? 0) - (saving(a)?.percent ?? 0),
  },
} as const satisfies Record<string, Order>;

export type FacetName = keyof typeof facets;
export type OrderName = keyof typeof orders;

export type Filter = Option & { readonly facet: FacetName };

/** The selected filters, each once and in the order of `sortFilters`, and the selected order. */
export type ListingState = { readonly filters: readonly Filter[]; readonly sort: OrderName };

/** The list as the specification defines it: unfiltered, in the products' own order. */
export const initialListing: ListingState = { filters: [], sort: "featured" };

/**
 * The products in the given order; equal ones keep their relative position.
 * @example orderProducts(products, "price-asc")
 */
export function orderProducts(products: readonly Product[], order: OrderName): readonly Product[] {
  return products.toSorted(orders[order].compare);
}

export const facetNames = Object.keys(facets).filter(isFacetName);
export const orderNames = Object.keys(orders).filter(isOrderName);

export function isOrderName(value: string): value is OrderName {
  return Object.hasOwn(orders, value);
}

function isFacetName(value: string): value is FacetName {
  return Object.hasOwn(facets, value);
}

/** The options of a facet for which each product has one value, several or none. */
function byValue(
  valueOf: (product: Product) => Option | readonly (Option | undefined)[] | undefined,
): Pick<Facet, "options" | "has"> {
  const optionsOf = (product: Product) =>
    [valueOf(product)].flat().filter((option) => option !== undefined);
  return {
    options: (products) => {
      const found = new Map<string, Option>();
      for (const option of products.flatMap(optionsOf)) {
        if (!found.has(option.key)) found.set(option.key, option);
      }
      return [...found.values()];
    },
    has: (product, key) => optionsOf(product).some((option) => option.key === key),
  };
}

/** "sky blue" becomes `sky-blue` in the address; an empty value has no option. */
function readableOption(value = ""): Option | undefined {
  const label = value.trim();
  const key = label.toLowerCase().replaceAll(/\s+/g, "-");
  return key === "" ? undefined : { key, label };
}
