import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { type Tokens, tokensFile } from "../read-tokens.ts";

export type FontFile = {
  /** The names of the font and the script, for example "heebo-hebrew". */
  readonly name: string;
  readonly path: string;
  /** The lightest and heaviest weights, for example "100 900". */
  readonly weights: string;
  /** The letters that the file covers. */
  readonly letters: ReadonlySet<string>;
};

export type ShopFont = {
  readonly family: string;
  /** The family's name in lower case with hyphens, for example "instrument-sans". */
  readonly id: string;
  /** The name of the font's Fontsource package. `undefined` for a system font. */
  readonly packageName?: string;
  readonly files: readonly FontFile[];
};

/** Matches generic families, for which browsers use one of the device's fonts. */
const systemFamily = /^(?:system-ui|ui-[a-z-]+|sans-serif|serif|monospace|cursive|fantasy)$/;

/**
 * Returns the shop's font: the first family of `--font` in theme.css.
 * @throws if `--font` has no value or the font's package is not installed; the message says what to do
 */
export function readShopFont(root: string, tokens: Tokens): ShopFont {
  const [first = ""] = postcss.list.comma(tokens.get("font") ?? "");
  if (first === "") {
    throw new Error(
      `${tokensFile}, --font: found no value. Set this token to the name of a variable font from Fontsource, followed by fallback fonts, as in \`"Instrument Sans", system-ui, sans-serif\`.`,
    );
  }
  const family = first.replaceAll(/["']/g, "");
  return systemFamily.test(family) ? { family, id: family, files: [] } : readFont(root, family);
}

/**
 * Reads a variable font from its Fontsource package.
 * @throws if the package is not installed; the message says how to install it
 */
export function readFont(root: string, family: string): ShopFont {
  const id = family.toLowerCase().replaceAll(/\s+/g, "-");
  const packageName = `@fontsource-variable/${id}`;
  const folder = join(root, "node_modules", packageName);
  if (!existsSync(join(folder, "index.css"))) {
    throw new Error(
      `${tokensFile}, --font: found "${family}", but the package ${packageName} is not installed. Run \`npm install --save-dev --save-exact ${packageName}\`. If npm cannot find it, set \`--font\` to \`system-ui\`.`,
    );
  }
  return { family, id, packageName, files: readFiles(folder) };
}

const face =
  /font-weight: ([^;]+);[^}]*url\((\.\/files\/([\w-]+)-wght-normal\.woff2)\)[^}]*unicode-range: ([^;]+);/g;

/** Returns the font files that a package's style sheet lists, except those for mathematics and symbols. */
function readFiles(folder: string): readonly FontFile[] {
  const css = readFileSync(join(folder, "index.css"), "utf8");
  return [...css.matchAll(face)]
    .map(([, weights = "", path = "", name = "", range = ""]) => ({
      name,
      path: join(folder, path),
      weights,
      letters: readRange(range),
    }))
    .filter(({ name }) => !/-(?:math|symbols)$/.test(name));
}

/** Returns the characters in a `unicode-range`, which lists single characters (`U+131`) and ranges (`U+20-7E`). */
export function readRange(range: string): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const [, first = "", last = first] of range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)) {
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) {
      letters.add(String.fromCodePoint(code));
    }
  }
  return letters;
}
