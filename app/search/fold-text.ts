/** ASCII replacements for letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  đ: "d",
  ı: "i",
  ł: "l",
  ø: "o",
};

/**
 * Normalizes text for comparison. Converts text to lower case, removes accents and replaces compatibility characters.
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
 * Unifies characters that look alike. Composes accented letters, replaces special spaces and removes invisible
 * characters, for example soft hyphens, zero-width spaces and byte order marks.
 * @example unifyText("Cafe\u0301") // "Café"
 */
export function unifyText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, "")
    .replaceAll(/\s/g, " ");
}

/**
 * Returns the words of a query, without surrounding punctuation.
 * @example splitWords("“T-shirt”, #red") // ["T-shirt", "red"]
 */
export function splitWords(text: string): readonly string[] {
  return unifyText(text).match(/[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/**
 * Converts text to lower case without changing its length. İ is replaced first, because it is the only letter that
 * would become two characters.
 * @example lowerCase("Oxford") // "oxford"
 */
export function lowerCase(text: string): string {
  return text.replaceAll("İ", "I").toLowerCase();
}
