/**
 * A text in lower case, with as many characters: İ alone would become two.
 *
 * @example lowerCase("Oxford") // "oxford"
 */
export function lowerCase(text: string): string {
  return text.replaceAll("İ", "I").toLowerCase();
}
