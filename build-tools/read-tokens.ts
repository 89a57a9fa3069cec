import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatHex } from "culori";
import postcss from "postcss";
import { shopFolder } from "./shop-folder.ts";

/** The path of the style sheet with the design tokens, relative to the project. */
export const tokensFile = `${shopFolder}/theme.css`;

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/**
 * Parses the tokens' style sheet.
 * @throws on a syntax error; the message names the line
 */
export function parseTokens(css: string): postcss.Root {
  try {
    return postcss.parse(css);
  } catch (error) {
    if (!(error instanceof postcss.CssSyntaxError)) throw error;
    const { line } = error;
    throw new Error(
      `${tokensFile}, line ${line}: found a syntax error. Check for a missing quotation mark, brace, or colon.`,
      { cause: error },
    );
  }
}

/** The values of `color-scheme` and all custom properties. The keys are names without leading hyphens. */
export type Tokens = ReadonlyMap<string, string>;

/** Reads the project's tokens. */
export function readTokens(root: string): Tokens {
  return listTokens(readTheme(root));
}

/** Reads the shop's theme, after the theme that it imports, if any. A test shop's theme may change another one. */
export function readTheme(root: string, file = tokensFile): string {
  const css = readFileSync(join(root, file), "utf8");
  return css.replaceAll(/^@import "(\..+)";/gm, (_, imported: string) =>
    readTheme(root, join(dirname(file), imported)),
  );
}

/**
 * Returns the tokens in a style sheet. If a property is declared several times, its last value outside of media queries
 * is used.
 */
export function listTokens(css: string): Tokens {
  const tokens = new Map<string, string>();
  parseTokens(css).walkDecls(/^(?:--|color-scheme$)/, ({ prop, value, parent }) => {
    const name = prop.replace("--", "");
    const around = [parent, parent?.parent];
    const inMedia = around.some((node) => node instanceof postcss.AtRule && node.name === "media");
    if (!inMedia || !tokens.has(name)) tokens.set(name, value);
  });
  return tokens;
}

/** Returns the shop's color schemes: light and dark, or only the scheme that `color-scheme` sets. */
export function listSchemes(tokens: Tokens): readonly Scheme[] {
  const [, only] = /^(?:only )?(light|dark)$/.exec(tokens.get("color-scheme") ?? "") ?? [];
  return schemes.filter((scheme) => only === undefined || scheme === only);
}

/** Returns the names of the backdrops. A backdrop is a pair of tokens, `--name` and `--on-name`. */
export function listBackdrops(tokens: Tokens): readonly string[] {
  return [...tokens.keys()].filter((name) => tokens.has(`on-${name}`));
}

/** Returns a token's value in a color scheme, with references and `light-dark()` resolved. */
export function resolveToken(
  tokens: Tokens,
  name: string,
  scheme: Scheme,
  depth = 0,
): string | undefined {
  const value = tokens.get(name);
  if (value === undefined || depth > 8) return undefined;
  const shown = listSchemes(tokens);
  const chosen = pickScheme(value.trim(), shown.includes(scheme) ? scheme : shown[0]);
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(chosen) ?? [];
  return reference === undefined ? chosen : resolveToken(tokens, reference, scheme, depth + 1);
}

/**
 * Returns a token's color as `#rrggbb`.
 * @throws if the token's value is not a color; the message names the token
 */
export function readColor(tokens: Tokens, name: string, scheme: Scheme = "light"): string {
  const hex = formatHex(resolveToken(tokens, name, scheme));
  if (hex === undefined)
    throw new Error(
      `${tokensFile}, --${name}: found no color. Set this token to a color, such as \`#1b1917\`.`,
    );
  return hex;
}

function pickScheme(value: string, scheme: Scheme | undefined): string {
  const [, inner] = /^light-dark\((.*)\)$/s.exec(value) ?? [];
  if (inner === undefined) return value;
  const [light = "", dark = ""] = postcss.list.comma(inner);
  return scheme === "light" ? light : dark;
}
