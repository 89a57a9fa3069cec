/**
 * A segment of the address as text. One that would show nothing is written as in the address.
 *
 * @example legible("hats") // "hats"
 * @example legible("\0") // "%00"
 */
export function legible(segment: string): string {
  return /[^\p{C}\p{Z}]/u.test(segment) ? segment : encodeURIComponent(segment);
}
