/**
 * Returns a segment of an address as readable text. Keeps it percent-encoded if all of its characters are invisible.
 * @example readableSegment("hats") // "hats"
 * @example readableSegment("\0") // "%00"
 */
export function readableSegment(segment: string): string {
  return /[^\p{C}\p{Z}]/u.test(segment) ? segment : encodeURIComponent(segment);
}
