import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  ["Crème BRÛLÉE", "creme brulee"],
  ["Mütze", "mutze"],
  ["u\u0308ber", "uber"],
  ["İ", "i"],
  ["Łódź", "lodz"],
  ["Smørrebrød", "smorrebrod"],
  ["Fußball", "fussball"],
  ["ﬁｔ ²", "fit 2"],
  ["한국", "한국"],
])("%s becomes %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
