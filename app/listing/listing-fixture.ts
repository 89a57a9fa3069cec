import type { Product } from "../content-shape/schema.ts";
import type { Filter } from "./facets.ts";
import { listFilters } from "./filters.ts";

/** Returns the filter that an address contains as, for example, `type=boots`. */
export function filterNamed(products: readonly Product[], name: string): Filter {
  const found = listFilters(products).find(({ facet, key }) => `${facet}=${key}` === name);
  if (found === undefined) throw new Error(`No product matches the filter ${name}.`);
  return found;
}
