import { expect, test } from "vitest";
import { lettersIn } from "./letters-in.ts";

test("an ideograph, kana or Hangul syllable counts for two letters", () => {
  expect(["Café", "靴と boots", "￥980", "신발"].map(lettersIn)).toEqual([4, 10, 5, 4]);
});
