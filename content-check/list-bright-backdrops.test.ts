import { expect, test } from "vitest";
import { listTokens } from "../build-tools/read-tokens.ts";
import { listBrightBackdrops } from "./list-bright-backdrops.ts";

test("a backdrop that glares in the dark scheme is listed; a light shop has none", () => {
  const css = "--sand: light-dark(#fff, #ccc); --on-sand: #000; --moss: #343; --on-moss: #fff";
  expect(listBrightBackdrops(listTokens(`:root { ${css} }`))).toEqual([
    "the backdrop --sand in content/theme.css glares in the dark scheme: its luminance is 0.60. Choose a darker color, of at most 0.35.",
  ]);
  expect(listBrightBackdrops(listTokens(`:root { color-scheme: light; ${css} }`))).toEqual([]);
});
