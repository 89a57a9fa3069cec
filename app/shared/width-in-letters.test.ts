import { expect, test } from "vitest";
import { widthInLetters } from "./width-in-letters.ts";

test("an ideograph, kana or Hangul syllable counts for two letters", () => {
  expect(["Café", "靴と boots", "￥980", "신발"].map(widthInLetters)).toEqual([4, 10, 5, 4]);
});
