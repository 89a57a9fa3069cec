import { expect, test } from "vitest";
import { longestWord, widthInLetters } from "./width-in-letters.ts";

test("an ideograph, kana or Hangul syllable counts as two letters", () => {
  expect(["Café", "靴と boots", "￥980", "신발"].map(widthInLetters)).toEqual([4, 10, 5, 4]);
});

test("the longest word of a text ends at a space or a hyphen", () => {
  expect(
    ["cut to measure.", "T-shirts", "nach Maß geschneidert.", "Wohn\u00ADaccessoires", ""].map(
      longestWord,
    ),
  ).toEqual([8, 6, 13, 11, 0]);
});
