/**
 * A word without capitals and accents, to be compared.
 *
 * @example foldWord("Rosé") // "rose"
 */
export function foldWord(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * How many typing errors lie between two words: a letter too many, too few, a wrong one, or two
 * neighbours that changed places.
 *
 * @example measureDistance("shrit", "shirt") // 1
 */
export function measureDistance(a: string, b: string): number {
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
 * The distance between two words if a visitor may have meant the one by the other: one error for
 * every three letters of the shorter word. Singular and plural are one apart, capitals and accents
 * nothing.
 *
 * @example compareWords("serach", "search") // 1
 * @example compareWords("hats", "bags") // undefined
 */
export function compareWords(typed: string, word: string): number | undefined {
  const [a, b] = [foldWord(typed), foldWord(word)];
  if (a === b) return 0;
  if (singular(a) === singular(b)) return 1;
  const allowed = Math.floor(Math.min(a.length, b.length) / 3);
  // Words of very different length need no measuring, however long the typed one is.
  if (Math.abs(a.length - b.length) > allowed) return undefined;
  const distance = measureDistance(a, b);
  return distance <= allowed ? distance : undefined;
}

/**
 * Whether two words are the same, be it in singular or plural.
 *
 * @example isSameWord("accessory", "Accessories") // true
 */
export function isSameWord(a: string, b: string): boolean {
  return singular(foldWord(a)) === singular(foldWord(b));
}

function singular(word: string): string {
  return word
    .replace(/ies$/, "y")
    .replace(/(s|x|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1");
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
