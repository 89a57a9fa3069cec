/**
 * A segment of the address as text. One that would show nothing is written as in the address.
 * @example readableSegment("hats") // "hats"
 * @example readableSegment("\0") // "%00"
 */
export function readableSegment(segment: string): string {
  return /[^\p{C}\p{Z}]/u.test(segment) ? segment : encodeURIComponent(segment);
}
