/** Letters that Unicode does not decompose into a plain one. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  þ: "th",
};

/**
 * A text in lower case, without accents and with compatible forms as one, for comparison.
 *
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
