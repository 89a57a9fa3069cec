import { letterI, pluralRule } from "virtual:shop";
import { localizeDigits } from "./format-price.ts";
import { titleCase } from "./title-case.ts";

type Values = Readonly<Record<string, string | number>>;

/**
 * Fills in the placeholders of a message. Numbers use the digits of the shop's locale.
 * @example interpolate("{name}, home", { name: "Hemline" }) // "Hemline, home"
 */
export function interpolate(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === "number" ? localizeDigits(String(value)) : value;
  });
}

/**
 * Picks a message's plural form for a number and fills in its placeholders.
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
 * Returns the plural form for a number. The build derives the rule from `Intl`.
 * @example pluralForm(1) // "one"
 */
export function pluralForm(count: number): string {
  const { forms, others } = pluralRule;
  const repeated = count < 200 ? count : 100 + (count % 100);
  const found = Object.entries(forms).find(([, numbers]) => numbers.includes(repeated));
  return found?.[0] ?? others;
}

/**
 * Splits a message at a placeholder, so that an element can replace the placeholder.
 * @example splitText("Did you mean {suggestion}?", "suggestion") // ["Did you mean ", "?"]
 */
export function splitText(text: string, placeholder: string): readonly [string, string] {
  const [before = "", after = ""] = text.split(`{${placeholder}}`);
  return [before, after];
}

/**
 * Capitalizes the first letter of a word in the shop's language.
 * @example capitalize("men") // "Men"
 */
export function capitalize(word: string): string {
  return titleCase(word, letterI.capital);
}
