import type { Product } from "../content-shape/schema.ts";
import { discountOf } from "../product/discount.ts";
import { familyOf } from "../shared/colors.ts";
import { capitalize, interpolate } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import type { FacetName, Option } from "./facet-names.ts";
import { hasPriceIn, listPriceBands } from "./price-bands.ts";

export type Facet = {
  /** Its heading in the panel; facets of the same label share one. */
  readonly label: string;
  /** The options that these products have; of one facet, a product may have several. */
  readonly options: (products: readonly Product[]) => readonly Option[];
  /**
   * The order of the keys; others come first. Without it, all are sorted by the number they begin with, or
   * alphabetically.
   */
  readonly order?: readonly string[];
  readonly has: (product: Product, key: string) => boolean;
  /** The words of a search that name an option. Without it, no word does. */
  readonly namedBy?: (option: Option) => readonly string[];
  /** Whether a search suggests a page for each option that it names, instead of one for all of them. */
  readonly onePageEach?: boolean;
  /** Adds the selected options to the page title, which starts as the name of the list. */
  readonly describe: (title: string, selected: string) => string;
};

/**
 * Everything products can be filtered by. A facet's name is its parameter in the address; panel,
 * chips, counts, titles and addresses are derived from this table.
 */
export const facets = {
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
    describe: (list, colors) => interpolate(texts.listing.inColors, { list, colors }),
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
} as const satisfies Record<FacetName, Facet>;

export type Filter = Option & { readonly facet: FacetName };

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
