import { initialCount, orderTrending } from "../app/pages/home/trending/order-trending.ts";
import { saving } from "../app/product/saving.ts";
import { fileSchemas, type Product } from "../content/schema.ts";
import type { Content, Mistake } from "./content-path.ts";

const percentOf = (product: Product) => saving(product)?.percent ?? 0;

/** Whether the largest reduction is among the products that Trending Products shows at first. */
export function checkTrending(content: Content): readonly Mistake[] {
  const { data } = fileSchemas.products.safeParse(content);
  if (data === undefined) return [];
  const ordered = orderTrending(data.products, data.trending);
  const [most] = ordered.toSorted((a, b) => percentOf(b) - percentOf(a));
  if (most === undefined || ordered.indexOf(most) < initialCount) return [];
  const found = `the largest reduction, ${percentOf(most)}%, not among the first ${initialCount}`;
  return [{ path: ["trending"], found, expected: `product ${most._id} (${most.name}) among them` }];
}
