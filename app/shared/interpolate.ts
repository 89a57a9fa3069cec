import { pluralRule } from "virtual:shop";
import { localizeDigits } from "./format-price.ts";

type Values = Readonly<Record<string, string | number>>;

/**
 * A text with its placeholders filled in, numbers with the digits of the shop's locale.
 * @example interpolate("{name}, home", { name: "Hemline" }) // "Hemline, home"
 */
export function interpolate(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === "number" ? localizeDigits(String(value)) : value;
  });
}

/**
 * The form of a text that suits a number of products, filled in.
 * @example formatPlural({ one: "{count} product", other: "{count} products" }, 1) // "1 product"
 */
export function formatPlural(
  texts: Readonly<Record<string, string>>,
  count: number,
  values: Values = {},
): string {
  return interpolate(texts[pluralForm(count)] ?? "", { count, ...values });
}

/**
 * The plural form of a number, by the rule that the build reads from `Intl`.
 * @example pluralForm(1) // "one"
 */
export function pluralForm(count: number, { forms, others } = pluralRule): string {
  const repeated = count < 200 ? count : 100 + (count % 100);
  const found = Object.entries(forms).find(([, numbers]) => numbers.includes(repeated));
  return found?.[0] ?? others;
}

/**
 * The text before and after a placeholder that an element replaces.
 * @example splitText("Did you mean {suggestion}?", "suggestion") // ["Did you mean ", "?"]
 */
export function splitText(text: string, placeholder: string): readonly [string, string] {
  const [before = "", after = ""] = text.split(`{${placeholder}}`);
  return [before, after];
}

/**
 * A word with its first letter in upper case.
 * @example capitalize("men") // "Men"
 */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
