import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex } from "culori";
import { readTokens, resolveToken, type Scheme, tokensFile } from "./read-tokens.ts";

/** The colours of what is no style sheet: icons, manifest, the browser's own bar. As `#rrggbb`. */
export type Theme = Readonly<
  Record<Scheme, { readonly ground: string; readonly ink: string; readonly onPhoto: string }>
>;

/**
 * Reads the colours of the shop's look.
 *
 * @throws if a token is none; the message names it
 */
export function readTheme(root: string): Theme {
  const tokens = readTokens(readFileSync(join(root, tokensFile), "utf8"));
  const colour = (name: string, scheme: Scheme) => {
    const hex = formatHex(resolveToken(tokens, name, scheme));
    if (hex === undefined) throw new Error(`${tokensFile}: --${name} is no colour.`);
    return hex;
  };
  const coloursOf = (scheme: Scheme) => ({
    ground: colour("bg", scheme),
    ink: colour("ink", scheme),
    onPhoto: colour("on-photo", scheme),
  });
  return { light: coloursOf("light"), dark: coloursOf("dark") };
}
