/**
 * Returns the width of a string, in letters. An ideograph, kana or Hangul syllable counts as two letters.
 * @example widthInLetters("靴と boots") // 10
 */
export function widthInLetters(text: string): number {
  return text.replaceAll(/[\u2E80-\uFFE6]/gu, "  ").length;
}

/** Returns the width of a string's longest word, in letters. Hyphens and soft hyphens also separate words. */
export function longestWord(text: string): number {
  return Math.max(...text.split(/[\s\u00AD-]/).map(widthInLetters));
}
