import { useSearchParams } from "react-router";
import { countFilters, type OfferedFacet } from "../catalogue/count-filters.ts";
import { type Choice, noChoice } from "../catalogue/facets.ts";
import { filterProducts } from "../catalogue/filter-products.ts";
import { orderProducts } from "../catalogue/order-products.ts";
import type { Product } from "../catalogue/product.ts";
import { readChoice, writeChoice } from "../catalogue/read-choice.ts";
import { useHydrated } from "./use-hydrated.ts";

export type Browsing<P extends Product = Product> = {
  /** Everything that the page could show. */
  readonly all: readonly P[];
  /** What it shows: filtered, in the chosen order. */
  readonly shown: readonly P[];
  readonly choice: Choice;
  /** What can be ticked; none where no facet divides the list. */
  readonly facets: readonly OfferedFacet[];
  /** Whether there is an order to choose. */
  readonly ordered: boolean;
  /** The query of the address at which that would be chosen. */
  readonly addressOf: (choice: Choice) => string;
};

type BrowsingOptions<P> = {
  all: readonly P[];
  /** The products that say which filters there are, where these are more than the page could show. */
  known?: readonly P[];
  /** With fewer products than this, nothing is filtered or ordered. */
  from?: number;
  /** The words of a search, which stay in the address. */
  searched?: string | undefined;
};

/** A list as the address narrows and orders it. A prerendered page knows no query: it shows all. */
export function useBrowsing<P extends Product>({
  all,
  known = all,
  from = 0,
  searched,
}: BrowsingOptions<P>): Browsing<P> {
  const hydrated = useHydrated();
  const [address] = useSearchParams();
  const serves = all.length >= from;
  const choice = hydrated && serves ? readChoice(address, known) : noChoice;
  return {
    all,
    shown: orderProducts(filterProducts(all, choice.filters), choice.sort),
    choice,
    facets: serves ? countFilters(all, choice.filters) : [],
    ordered: serves && all.length > 1,
    addressOf: (other) => writeChoice(other, searched),
  };
}
