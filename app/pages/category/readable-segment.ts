/**
 * Returns an address segment as text, or percent-encoded if the text would be invisible.
 * @example readableSegment("hats") // "hats"
 * @example readableSegment("\0") // "%00"
 */
export function readableSegment(segment: string): string {
  return /[^\p{C}\p{Z}]/u.test(segment) ? segment : encodeURIComponent(segment);
}
