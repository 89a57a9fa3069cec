import type { Product } from "../content-shape/schema.ts";
import { formatPrice } from "../shared/format-price.ts";
import { interpolate } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import type { Option } from "./facet-names.ts";

/** A round number is one of these numbers multiplied by a power of ten, for example 20, 100 or 5000. */
const firstDigits = [1, 2, 3, 5, 10];

/**
 * Divides the products into up to four price bands, each with at least one product. The limits are the round numbers
 * closest to the price quartiles.
 * @example listPriceBands(products) // [{ key: "0-50", label: "under $50" }, …, { key: "200-", label: "$200 and up" }]
 */
export function listPriceBands(products: readonly Product[]): readonly Option[] {
  const prices = products.map(({ price }) => price).toSorted((a, b) => a - b);
  const limits = [0];
  for (const part of [0.25, 0.5, 0.75]) {
    const limit = roundNumber(prices[Math.floor(prices.length * part)] ?? 0);
    const from = limits.at(-1) ?? 0;
    const divides = prices.some((price) => price >= from && price < limit);
    if (divides && prices.some((price) => price >= limit)) limits.push(limit);
  }
  return limits.length === 1
    ? []
    : limits.map((from, index) => describeBand(from, limits[index + 1]));
}

/**
 * Returns whether a product's current price is in a band. A band includes its lower limit but not its upper limit.
 * @example hasPriceIn({ price: 50 }, "50-100") // true
 */
export function hasPriceIn({ price }: Pick<Product, "price">, key: string): boolean {
  const [from = "", to = ""] = key.split("-");
  return price >= Number(from) && (to === "" || price < Number(to));
}

function describeBand(from: number, to: number | undefined): Option {
  const limits = { from: formatPrice(from), to: formatPrice(to ?? 0) };
  const { under, between, andMore } = texts.listing.priceBands;
  const label = to === undefined ? andMore : from === 0 ? under : between;
  return { key: `${from}-${to ?? ""}`, label: interpolate(label, limits) };
}

/** Returns the round number that is closest to a price by ratio. */
function roundNumber(price: number): number {
  const power = 10 ** Math.floor(Math.log10(price));
  const ratio = (number: number) => Math.abs(Math.log(price / number));
  const numbers = firstDigits.map((digit) => Number((digit * power).toPrecision(1)));
  return numbers.reduce((best, number) => (ratio(number) < ratio(best) ? number : best), power);
}
