import { searchProducts } from "../app/catalogue/search-products.ts";
import { selectProducts } from "../app/catalogue/select-products.ts";
import type { Series } from "./growth-rows.ts";
import { makeUpCatalogue } from "./made-up-catalogue.ts";
import { median } from "./statistics.ts";

const largest = 10_000;
const sizes = [10, 100, 1000, largest] as const;

/** Runs of a rule over one catalogue; the median counts. */
const runs = 101;

/** Found in many names, in descriptions alone, in all of them, and nowhere. */
const queries = ["cotton", "pocket", "number", "zzz"] as const;

/** The search of the slowest query and the choice of a category, in milliseconds. */
export function timeRules(): { readonly search: Series; readonly select: Series } {
  const catalogues = sizes.map(makeUpCatalogue);
  // Twice: what counts is the code as it runs once the engine has made it fast.
  const [, search] = [1, 2].map(() =>
    catalogues.map((products) => ({
      products: products.length,
      value: Math.max(
        ...queries.map((query) => time(products.length, () => searchProducts(products, query))),
      ),
    })),
  );
  const [, select] = [1, 2].map(() =>
    catalogues.map((products) => ({
      products: products.length,
      value: time(products.length, () =>
        selectProducts(products, { category: "clothes", gender: "men" }),
      ),
    })),
  );
  return {
    search: { what: "Search", unit: "ms", points: search ?? [] },
    select: { what: "Choice of a category and gender", unit: "ms", points: select ?? [] },
  };
}

/** Read by nobody: an engine may leave out a call whose result goes nowhere. */
let found = 0;

/** The median time of one call; calls that are too short for the clock are timed together. */
function time(products: number, rule: () => readonly unknown[]): number {
  const calls = largest / products;
  return median(
    Array.from({ length: runs }, () => {
      const start = performance.now();
      for (let call = 0; call < calls; call++) found += rule().length;
      return (performance.now() - start) / calls;
    }),
  );
}
