import { foldText } from "./fold-text.ts";

/**
 * Returns the number of edits that turn one word into the other (optimal string alignment). An edit inserts, deletes
 * or replaces a letter, or swaps two neighboring letters.
 * @example editDistance("shrit", "shirt") // 1
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(above, j) + 1,
        at(row, j - 1) + 1,
        at(above, j - 1) + wrong,
        swapped ? at(before, j - 2) + 1 : Infinity,
      );
    }
    before = above;
    above = row;
  }
  return at(above, b.length);
}

/**
 * Returns the edit distance between two words, or `Infinity` if the first word is not a likely misspelling of the
 * second. Allows one error for every three letters of the shorter word. If the typed word has at least three letters
 * and only lacks letters, allows one error for every three letters of the correct word. A singular and its plural have
 * a distance of 1. Ignores case and accents.
 * @example spellingDistance("serach", "search") // 1
 * @example spellingDistance("lethr", "leather") // 2
 * @example spellingDistance("hats", "bags") // Infinity
 */
export function spellingDistance(typed: string, word: string): number {
  const [a, b] = [foldText(typed), foldText(word)];
  if (a === b) return 0;
  if (singular(a) === singular(b)) return 1;
  const shorter = Math.min(a.length, b.length);
  const allowed = Math.floor((shorter > 2 && lacksLetters(a, b) ? b.length : shorter) / 3);
  // The distance is at least the difference in length, so a large difference needs no further comparison.
  if (Math.abs(a.length - b.length) > allowed) return Infinity;
  const distance = editDistance(a, b);
  return distance <= allowed ? distance : Infinity;
}

/**
 * Returns whether two words are the same, ignoring case, accents and the difference between singular and plural.
 * @example isSameWord("accessory", "Accessories") // true
 */
export function isSameWord(a: string, b: string): boolean {
  return singular(foldText(a)) === singular(foldText(b));
}

/**
 * Returns whether the typed word is the other word with letters left out.
 * @example lacksLetters("wol", "wool") // true
 */
export function lacksLetters(typed: string, word: string): boolean {
  let found = 0;
  for (const letter of word) if (letter === typed[found]) found++;
  return found === typed.length;
}

/** @example singular("dresses") // "dress" */
export function singular(word: string): string {
  return word
    .replace(/ies?$/, "y")
    .replace(/(s|x|ch|sh)es?$/, "$1")
    .replace(/([^s])s$/, "$1");
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
