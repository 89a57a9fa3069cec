/**
 * Returns the key of an option with a label. Labels that differ only in capitals or white space have the same key.
 * @example keyOf("Sky blue") // "sky-blue"
 */
export function keyOf(label: string): string {
  return label.trim().toLowerCase().replaceAll(/\s+/g, "-");
}
