/**
 * Returns a decoded segment of an address. Percent-encodes the segment if all of its characters are invisible.
 * @example readableSegment("hats") // "hats"
 * @example readableSegment("\0") // "%00"
 */
export function readableSegment(segment: string): string {
  return /[^\p{C}\p{Z}]/u.test(segment) ? segment : encodeURIComponent(segment);
}
