/** Letters that Unicode does not decompose into a plain one. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  đ: "d",
  ı: "i",
  ł: "l",
  ø: "o",
};

/**
 * A text in lower case, without accents and with compatible forms as one, for comparison.
 * @example foldText("Rosé") // "rose"
 * @example foldText("Łódź") // "lodz"
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\0-\x7F]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * A text in lower case, of the same length: only İ would become two characters.
 * @example lowerCase("Oxford") // "oxford"
 */
export function lowerCase(text: string): string {
  return text.replaceAll("İ", "I").toLowerCase();
}
