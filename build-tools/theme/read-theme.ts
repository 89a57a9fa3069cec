import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex } from "culori";
import { readTokens, resolveToken, type Scheme, tokensFile } from "./read-tokens.ts";

/** The colours, as `#rrggbb`, of icons, the manifest and the browser's address bar. */
export type Theme = Readonly<
  Record<Scheme, { readonly background: string; readonly ink: string; readonly onPhoto: string }>
>;

/**
 * Reads these colours from the tokens.
 *
 * @throws if a token is not a colour; the message names it
 */
export function readTheme(root: string): Theme {
  const tokens = readTokens(readFileSync(join(root, tokensFile), "utf8"));
  const colour = (name: string, scheme: Scheme) => {
    const hex = formatHex(resolveToken(tokens, name, scheme));
    if (hex === undefined) throw new Error(`${tokensFile}: --${name} is not a colour.`);
    return hex;
  };
  const coloursOf = (scheme: Scheme) => ({
    background: colour("bg", scheme),
    ink: colour("ink", scheme),
    onPhoto: colour("on-photo", scheme),
  });
  return { light: coloursOf("light"), dark: coloursOf("dark") };
}
