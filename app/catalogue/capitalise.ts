/**
 * A word of the catalogue as a label.
 *
 * @example capitalise("men") // "Men"
 */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
