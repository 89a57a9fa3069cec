import { selectProducts } from "../app/product/select-products.ts";
import { searchProducts } from "../app/search/search-products.ts";
import type { Series } from "./growth-metrics.ts";
import { median } from "./statistics.ts";
import { syntheticContent } from "./synthetic-content.ts";
import { syntheticProducts } from "./synthetic-products.ts";

const largest = 10_000;
const sizes = [10, 100, 1000, largest] as const;

/** Runs of a rule over one list of products; the median counts. */
const runs = 41;

/** Found in many names, in descriptions alone, in all descriptions, and nowhere. */
const queries = ["cotton", "pocket", "number", "zzz"] as const;

/** The search of the slowest query and the selection of a category, in milliseconds. */
export function benchmarkRules(): { readonly search: Series; readonly select: Series } {
  const lists = sizes.map((size) => syntheticProducts(size, syntheticContent));
  // Twice: only code that the engine has optimised counts.
  const [, search] = [1, 2].map(() =>
    lists.map((products) => ({
      products: products.length,
      value: Math.max(
        ...queries.map((query) => time(products.length, () => searchProducts(products, query))),
      ),
    })),
  );
  const [, select] = [1, 2].map(() =>
    lists.map((products) => ({
      products: products.length,
      value: time(products.length, () =>
        selectProducts(products, { category: syntheticContent.category, gender: "men" }),
      ),
    })),
  );
  return {
    search: { what: "Search", unit: "ms", points: search ?? [] },
    select: { what: "Selection of a category and gender", unit: "ms", points: select ?? [] },
  };
}

/** Never read: an engine may skip a call whose result is unused. */
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
