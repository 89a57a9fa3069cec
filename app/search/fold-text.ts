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

/** Matches the characters that `unifyText` replaces or removes. The escaped characters are apostrophes. */
const lookAlikes =
  /\p{Dash}|[\u0060\u00B4\u02B9\u02BB-\u02BD\u055A\u05F3\u2018\u2019\u201B\u2032\uA78C\uFF07]|\p{White_Space}[\p{White_Space}\p{Default_Ignorable_Code_Point}]*|\p{Default_Ignorable_Code_Point}+/gu;

/**
 * Unifies characters that look alike. Composes accented letters, removes invisible characters, and uses one character
 * for all hyphens, one for all apostrophes, and one for white space of any kind and length.
 * @example unifyText("Men’s\u00A0 T\u2011Shirt\u200B") // "Men's T-Shirt"
 */
export function unifyText(text: string): string {
  return text.normalize("NFC").replaceAll(lookAlikes, unify);
}

function unify(found: string): string {
  if (/^\p{Dash}/u.test(found)) return "-";
  if (/^\p{White_Space}/u.test(found)) return " ";
  return /^\p{Default_Ignorable_Code_Point}/u.test(found) ? "" : "'";
}

/**
 * Returns the position in a text that corresponds to a position in the unified text. Invisible characters at the
 * position come before it.
 * @param text text in NFC
 * @example positionIn("wool  coat", 5) // 6
 */
export function positionIn(text: string, unifiedPosition: number): number {
  let removed = 0;
  for (const { 0: found, index } of text.matchAll(lookAlikes)) {
    const { length } = unify(found);
    if (index - removed + length > unifiedPosition) break;
    removed += found.length - length;
  }
  return unifiedPosition + removed;
}

/**
 * Removes invisible characters and replaces each white space character with a space. Unlike `unifyText`, keeps the
 * number of spaces, and hyphens and apostrophes as they are.
 */
export function visibleText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/\p{White_Space}/gu, " ");
}

/**
 * Returns the words of a query, without surrounding punctuation.
 * @example splitWords("“T-shirt”, #red") // ["T-shirt", "red"]
 */
export function splitWords(text: string): readonly string[] {
  return unifyText(text).match(/[\p{L}\p{M}\p{N}]+(?:[-'][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}
