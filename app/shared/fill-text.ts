type Values = Readonly<Record<string, string | number>>;

/**
 * A text with its placeholders filled in.
 *
 * @example fillText("{name}, home", { name: "Hemline" }) // "Hemline, home"
 */
export function fillText(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}

/**
 * The form of a text that suits a number of products, filled in.
 *
 * @example fillCount({ one: "{count} product", other: "{count} products" }, 1) // "1 product"
 */
export function fillCount(
  forms: { readonly one: string; readonly other: string },
  count: number,
  values: Values = {},
): string {
  return fillText(count === 1 ? forms.one : forms.other, { count, ...values });
}

/**
 * The text before and after a placeholder that an element replaces.
 *
 * @example splitText("Did you mean {suggestion}?", "suggestion") // ["Did you mean ", "?"]
 */
export function splitText(text: string, placeholder: string): readonly [string, string] {
  const [before = "", after = ""] = text.split(`{${placeholder}}`);
  return [before, after];
}

/**
 * A word with its first letter in upper case.
 *
 * @example capitalize("men") // "Men"
 */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
