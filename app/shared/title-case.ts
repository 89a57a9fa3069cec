/**
 * Capitalizes the first letter of a word. Some scripts, such as Georgian, have no capitals within text.
 * @param capitalI the capital of "i" in the word's language
 * @example titleCase("men", "I") // "Men"
 */
export function titleCase(word: string, capitalI: string): string {
  const [first = ""] = word;
  if (!/\p{Changes_When_Titlecased}/u.test(first)) return word;
  const capital = first === "i" ? capitalI : first.toUpperCase();
  return capital + word.slice(first.length);
}
