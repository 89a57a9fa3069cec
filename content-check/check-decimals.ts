import { fileSchemas } from "../app/content-shape/schema.ts";
import { readMoneyFormat } from "../build-tools/shop/read-formats.ts";
import { type Content, fieldOf, type MistakeAt, valuesAt } from "./content-path.ts";

/** Lists prices with more decimals than the currency has. */
export function checkDecimals(content: Content): readonly MistakeAt[] {
  const { shape } = fileSchemas.texts.shape.texts;
  const { data: currency } = shape.currency.safeParse(fieldOf(content.texts, "currency"));
  if (currency === undefined) return [];
  const { fractionDigits } = readMoneyFormat("en", currency);
  const max = fractionDigits === 0 ? "a whole number" : `at most ${fractionDigits} decimal places`;
  const expected = `${max}, because prices are in ${currency}`;
  return valuesAt(content, "products.*.price|oldPrice").flatMap(({ path, value }) => {
    if (typeof value !== "number" || Number(value.toFixed(fractionDigits)) === value) return [];
    return { path, found: String(value), expected };
  });
}
