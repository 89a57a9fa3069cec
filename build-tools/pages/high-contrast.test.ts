import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import postcss from "postcss";
import { expect, test } from "vitest";
import { listSchemes, listTokens, resolveToken, tokensFile } from "../reading/read-tokens.ts";

const tokensText = readFileSync(tokensFile, "utf8");

let changed = "";
postcss.parse(tokensText).walkAtRules("media", (media) => {
  if (media.params === "(prefers-contrast: more)") changed = media.toString();
});
const tokens = new Map([...listTokens(tokensText), ...listTokens(changed)]);

test.each(listSchemes(tokens))(
  "where more contrast is preferred, muted text has 10:1, hairlines 4.5:1 or the color of text (%s)",
  (scheme) => {
    expect(resolveToken(tokens, "faint", scheme)).toBe("currentColor");
    for (const background of ["bg", "surface"]) {
      for (const [token, least] of [
        ["muted", 10],
        ["line", 4.5],
      ] as const) {
        const color = resolveToken(tokens, token, scheme) ?? "";
        const behind = resolveToken(tokens, background, scheme) ?? "";
        expect(wcagContrast(color, behind), `${token} on ${background}`).toBeGreaterThan(least);
      }
    }
  },
);
