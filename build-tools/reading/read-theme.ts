import { formatHex } from "culori";
import { resolveToken, type Scheme, type Tokens, tokensFile } from "./read-tokens.ts";

export type Theme = ReturnType<typeof readTheme>;

/**
 * The colors, as `#rrggbb`, of icons, the manifest and the browser's address bar.
 * `color` is that of any token in the light scheme.
 * @throws if a token is not a color; the message names it
 */
export function readTheme(tokens: Tokens) {
  const color = (name: string, scheme: Scheme = "light") => {
    const hex = formatHex(resolveToken(tokens, name, scheme));
    if (hex === undefined) throw new Error(`${tokensFile}: --${name} is not a color.`);
    return hex;
  };
  const colorsOf = (scheme: Scheme) => ({
    background: color("bg", scheme),
    ink: color("ink", scheme),
    onPhoto: color("on-photo", scheme),
  });
  return { color, light: colorsOf("light"), dark: colorsOf("dark") };
}
