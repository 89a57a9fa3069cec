/**
 * A word with its first letter in upper case.
 *
 * @example capitalise("men") // "Men"
 */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
