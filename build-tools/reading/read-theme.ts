import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex } from "culori";
import { readTokens, resolveToken, type Scheme, tokensFile } from "./read-tokens.ts";

export type Theme = ReturnType<typeof readTheme>;

/**
 * The colors, as `#rrggbb`, of icons, the manifest and the browser's address bar, from the tokens.
 * @throws if a token is not a color; the message names it
 */
export function readTheme(root: string) {
  const colorsOf = (scheme: Scheme) => ({
    background: readColor(root, "bg", scheme),
    ink: readColor(root, "ink", scheme),
    onPhoto: readColor(root, "on-photo", scheme),
  });
  return { light: colorsOf("light"), dark: colorsOf("dark") };
}

/**
 * The color of a token, as `#rrggbb`.
 * @throws if the token is not a color; the message names it
 */
export function readColor(root: string, name: string, scheme: Scheme = "light"): string {
  const tokens = readTokens(readFileSync(join(root, tokensFile), "utf8"));
  const hex = formatHex(resolveToken(tokens, name, scheme));
  if (hex === undefined) throw new Error(`${tokensFile}: --${name} is not a color.`);
  return hex;
}
