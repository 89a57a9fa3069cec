import { letterI } from "virtual:shop";

/**
 * Converts text to lower case in the shop's language. Keeps the length of the text: İ is replaced first, because it
 * is the only letter that would become two characters.
 * @example lowerCase("Oxford") // "oxford"
 */
export function lowerCase(text: string): string {
  return text.replaceAll("İ", "i").replaceAll("I", letterI.small).toLowerCase();
}
