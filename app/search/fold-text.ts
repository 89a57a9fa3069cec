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
  return unifyText(text)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\0-\x7F]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * A text in which what looks alike is alike: accented letters as one character each, plain spaces, and nothing
 * that is not seen (soft hyphens, marks of a break and of an encoding).
 * @example unifyText("Cafe\u0301") // "Café"
 */
export function unifyText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, "")
    .replaceAll(/\s/g, " ");
}

/**
 * The words of a query, without the marks around them.
 * @example splitWords("“T-shirt”, #red") // ["T-shirt", "red"]
 */
export function splitWords(text: string): readonly string[] {
  return unifyText(text).match(/[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/**
 * A text in lower case, of the same length: only İ would become two characters.
 * @example lowerCase("Oxford") // "oxford"
 */
export function lowerCase(text: string): string {
  return text.replaceAll("İ", "I").toLowerCase();
}
