import { capitalise } from "./capitalise.ts";
import type { Product } from "./product.ts";
import { workOutSaving } from "./work-out-saving.ts";

/** One value of a facet. */
type Option = {
  /** Stands in the address. */
  readonly key: string;
  /** Stands on the page. */
  readonly label: string;
  /** The colour to show beside the label, by its name in the catalogue. */
  readonly swatch?: string;
};

type Facet = {
  readonly label: string;
  /** What a product has of this facet, if anything. */
  readonly optionOf: (product: Product) => Option | undefined;
  /** Adds what was chosen to the title of the page, which starts as the name of the list. */
  readonly describe: (title: string, chosen: string) => string;
};

type Order = {
  readonly label: string;
  /** Negative when the first product comes before the second. */
  readonly compare: (a: Product, b: Product) => number;
};

/**
 * Everything that products can be narrowed by. The name of an entry is its parameter in the address;
 * panel, chips, counts, titles and addresses follow from it (docs/decisions/010).
 */
export const facets = {
  type: {
    label: "Type",
    optionOf: ({ subcategory }) => readableOption(subcategory),
    describe: (_title, chosen) => capitalise(chosen),
  },
  colour: {
    label: "Colour",
    optionOf: ({ color }) => {
      const option = readableOption(color);
      return option && { ...option, swatch: color };
    },
    describe: (title, chosen) => `${title} in ${chosen}`,
  },
  sale: {
    label: "Price",
    optionOf: (product) =>
      workOutSaving(product) === undefined ? undefined : { key: "1", label: "On sale" },
    describe: (title, chosen) => `${title}, ${chosen}`,
  },
} as const satisfies Record<string, Facet>;

/**
 * Everything that products can be ordered by. The name of an entry is its value of `sort` in the
 * address; the first is the products' own order and stands for an address without `sort`.
 */
export const orders = {
  featured: { label: "Featured", compare: () => 0 },
  "price-asc": { label: "Price, low to high", compare: (a, b) => a.price - b.price },
  "price-desc": { label: "Price, high to low", compare: (a, b) => b.price - a.price },
  rating: { label: "Best rated", compare: (a, b) => b.rating - a.rating },
  saving: {
    label: "Biggest saving",
    compare: (a, b) => (workOutSaving(b) ?? 0) - (workOutSaving(a) ?? 0),
  },
} as const satisfies Record<string, Order>;

export type FacetName = keyof typeof facets;
export type OrderName = keyof typeof orders;

/** An option of one of the facets: something to tick. */
export type Filter = Option & { readonly facet: FacetName };

/** What a visitor chose. The filters are each there once, in the order of `sortFilters`. */
export type Choice = { readonly filters: readonly Filter[]; readonly sort: OrderName };

/** The list as the specification has it. */
export const noChoice: Choice = { filters: [], sort: "featured" };

export const facetNames = Object.keys(facets).filter(isFacetName);
export const orderNames = Object.keys(orders).filter(isOrderName);

export function isOrderName(value: string): value is OrderName {
  return Object.hasOwn(orders, value);
}

function isFacetName(value: string): value is FacetName {
  return Object.hasOwn(facets, value);
}

/** A value as a readable part of an address: "sky blue" is `sky-blue`. */
function readableOption(value: string): Option | undefined {
  const words = value.trim();
  const key = words.toLowerCase().replaceAll(/\s+/g, "-");
  return key === "" ? undefined : { key, label: capitalise(words) };
}
