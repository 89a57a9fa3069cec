/**
 * A text in lower case and without accents, for comparison.
 *
 * @example foldText("Rosé") // "rose"
 */
export function foldText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC").toLowerCase();
}
