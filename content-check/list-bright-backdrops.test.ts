import { expect, test } from "vitest";
import { listTokens } from "../build-tools/read-tokens.ts";
import { listBrightBackdrops } from "./list-bright-backdrops.ts";

test("a backdrop that is too bright in the dark scheme is listed; a light shop has none", () => {
  const css = "--sand: light-dark(#fff, #ccc); --on-sand: #000; --moss: #343; --on-moss: #fff";
  expect(listBrightBackdrops(listTokens(`:root { ${css} }`))).toEqual([
    "content/theme.css, --sand, dark scheme: found a color that is too bright for the dark scheme (luminance 0.604). Choose a darker color, with a luminance of at most 0.35.",
  ]);
  expect(listBrightBackdrops(listTokens(`:root { color-scheme: light; ${css} }`))).toEqual([]);
});
