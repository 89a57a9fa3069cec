/**
 * How many letters are as wide as a text: an ideograph, kana or Hangul syllable takes the room of two.
 * @example widthInLetters("靴と boots") // 10
 */
export function widthInLetters(text: string): number {
  return text.replaceAll(/[\u2E80-\uFFE6]/gu, "  ").length;
}

/** How many letters are as wide as the longest word of a text, which may be broken after a hyphen, also a soft one. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s\u00AD-]/).map(widthInLetters));
}
