import type { Product } from "../content-shape/schema.ts";
import { discountOf } from "../product/discount.ts";
import { familyOf } from "../shared/colors.ts";
import { capitalize, interpolate } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import type { FacetName, Option } from "./facet-names.ts";
import { keyOf } from "./option-key.ts";
import { hasPriceIn, listPriceBands } from "./price-bands.ts";

export type Facet = {
  /** The heading in the filter panel. Facets with the same label share a heading. */
  readonly label: string;
  /** Lists the products' options. A product may have several options of one facet. */
  readonly options: (products: readonly Product[]) => readonly Option[];
  /**
   * The sort order of the keys. By default, the order of the shop's language. Unlisted keys come first, sorted by leading
   * number.
   */
  readonly order?: readonly string[];
  readonly has: (product: Product, key: string) => boolean;
  /**
   * Returns the words that name an option in a search. Without this function, searches cannot name the facet's options.
   */
  readonly namedBy?: (option: Option) => readonly string[];
  /**
   * Whether a search that names several options suggests one page per option. By default, one page covers all of them.
   */
  readonly onePageEach?: boolean;
  /**
   * Adds the selected options to a page title, or replaces the title with the options. The title starts as the list's
   * name, and the facets change it in turn. All facets without this function share one "in": "Shoes in rust".
   */
  readonly describe?: (title: string, selected: string) => string;
};

/**
 * Defines the facets. A facet's name is also its query parameter. The filter panel, chips, counts, titles and addresses
 * are derived from this object.
 */
export const facets: Readonly<Record<FacetName, Facet>> = {
  type: {
    label: texts.listing.type,
    ...byValue(({ subcategory }) => readableOption(subcategory)),
    namedBy: ({ label }) => [label],
    onePageEach: true,
    describe: (_title, selected) => capitalize(selected),
  },
  color: {
    label: texts.listing.color,
    ...byValue(({ color }) => {
      const { name, swatch } = familyOf(color);
      const option = readableOption(name);
      return option && { ...option, swatch };
    }),
    namedBy: ({ label }) => [label],
  },
  sale: {
    label: texts.listing.price,
    ...byValue((product) => discountOf(product) && { key: "1", label: texts.listing.onSale }),
    namedBy: () => texts.search.saleWords.split(" "),
    describe: (list) => interpolate(texts.listing.reduced, { list }),
  },
  price: {
    label: texts.listing.price,
    options: listPriceBands,
    has: hasPriceIn,
    describe: (list, prices) => interpolate(texts.listing.atPrices, { list, prices }),
  },
};

export type Filter = Option & { readonly facet: FacetName };

/** Derives a facet's `options` and `has` from a function that returns a product's options. */
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

/** Returns the option for a product's value, or `undefined` if the value is blank. */
function readableOption(value = ""): Option | undefined {
  const label = value.trim();
  return label === "" ? undefined : { key: keyOf(label), label };
}
