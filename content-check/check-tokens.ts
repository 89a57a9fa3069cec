import { parse, wcagContrast } from "culori";
import {
  listSchemes,
  listTokens,
  parseTokens,
  resolveToken,
  tokensFile,
} from "../build-tools/read-tokens.ts";
import type { Mistake } from "./mistake.ts";

/** The contrast ratios that WCAG 2.2 AA requires for text and for the edges of controls. */
const forText = 4.5;
const forControls = 3;

/**
 * Pairs of tokens with a minimum contrast. Each backdrop and its `--on-…` token form another pair.
 */
const pairs = [
  { on: "ink", background: "bg", min: forText },
  { on: "bg", background: "ink", min: forText },
  { on: "ink", background: "surface", min: forText },
  { on: "muted", background: "bg", min: forText },
  { on: "muted", background: "surface", min: forText },
  { on: "reduced-price", background: "bg", min: forText },
  { on: "rule", background: "bg", min: forControls },
];

/** Colors of text on the backdrops that components use. Every theme must define these tokens. */
const requiredBackdrops = ["on-cognac", "on-indigo", "on-photo", "on-sky"];

/** Matches properties that accept numbers without a unit. */
const takesNumber = /^(?:--.*|font|font-weight|line-height|opacity|flex.*|order|z-index|scale)$/;
const numberWithUnit =
  "a number with a CSS unit: for example, `16px` or `1rem` for a size, or `200ms` for a duration";
const unit = /^(?:px|r?em|ch|%|[sdl]?v[wh]|vmin|vmax|cq[iw]|m?s|deg)$/;

/**
 * Lists numbers without a unit, missing tokens, invalid colors, and pairs of colors with too little contrast in a
 * color scheme.
 * @param styleSheets the shop's other style sheets, by file path
 */
export function checkTokens(
  css: string,
  styleSheets: ReadonlyMap<string, string> = new Map(),
): readonly Mistake[] {
  const unfinished = findUnfinished(css);
  // A missing semicolon merges two tokens, so reporting any further mistakes would be misleading.
  if (unfinished.length > 0) return unfinished;
  const tokens = listTokens(css);
  const named = [...tokens.keys()].filter((name) => name.startsWith("on-"));
  const onBackdrops = [...new Set([...named, ...requiredBackdrops])];
  const all = [
    ...pairs,
    ...onBackdrops.map((on) => ({ on, background: on.slice("on-".length), min: forText })),
  ];
  const names = [...new Set(all.flatMap(({ on, background }) => [on, background]))];
  const missing = names.filter((name) => !tokens.has(name));
  const uses = [...styleSheets].flatMap(([file, styles]) => listUses(file, styles));
  const needUnit = new Set(uses.flatMap((use) => (takesNumber.test(use.property) ? [] : use.name)));
  const withoutUnit = [...tokens].filter(([name, value]) => {
    const [, number, end = ""] = /^-?([\d.]+)([a-z%]*)$/i.exec(value) ?? [];
    const isNumber = end === "" && !needUnit.has(`--${name}`);
    return Number(number) > 0 && !isNumber && !unit.test(end);
  });
  return [
    ...withoutUnit.map(([name, value]) => mistake(`--${name}`, `\`${value}\``, numberWithUnit)),
    ...missing.map((name) => missingToken(`--${name}`, "Set this token to a color")),
    ...findMissing(css, styleSheets, uses).filter(
      ({ entry = "" }) => !missing.includes(entry.slice(2)),
    ),
    ...listSchemes(tokens).flatMap((scheme) => {
      const inScheme = `${scheme} scheme`;
      const written = (name: string) =>
        resolveToken(tokens, name, scheme) ?? tokens.get(name) ?? "";
      const isColor = (name: string) => parse(written(name)) !== undefined;
      const invalid = names
        .filter((name) => tokens.has(name) && !isColor(name))
        .map((name) =>
          mistake(
            `--${name}`,
            `\`${written(name)}\``,
            "a color such as `#1b1917`, or a defined token such as `var(--ink)`",
            inScheme,
          ),
        );
      const weak = all
        .filter(({ on, background }) => isColor(on) && isColor(background))
        .flatMap(({ on, background, min }) => {
          const [over, under] = [written(on), written(background)];
          const contrast = wcagContrast(over, under);
          // Rounds down, so that 4.496 is not shown as 4.50.
          const found = `a contrast ratio of ${(Math.floor(contrast * 100) / 100).toFixed(2)} (\`${over}\` on \`${under}\`)`;
          const pair = `--${on} on --${background}`;
          return contrast < min ? mistake(pair, found, `at least ${min}`, inScheme) : [];
        });
      return [...invalid, ...weak];
    }),
  ];
}

/**
 * Lists tokens without a semicolon at the end. The value of such a token also contains the next
 * token.
 */
function findUnfinished(css: string): readonly Mistake[] {
  const found: Mistake[] = [];
  parseTokens(css).walkDecls(/^--/, ({ prop, value, source }) => {
    const [, next] = /\s(--[\w-]+)\s*:/.exec(value) ?? [];
    if (next === undefined) return;
    const entry = `line ${source?.start?.line}, ${prop}`;
    const remedy = `Add one after the value of \`${prop}\``;
    found.push({ file: tokensFile, entry, found: `no semicolon before \`${next}\``, remedy });
  });
  return found;
}

type Use = { readonly file: string; readonly property: string; readonly name: string };

/** Lists the custom properties that a style sheet uses without a fallback value. */
function listUses(file: string, styles: string): readonly Use[] {
  return [...styles.matchAll(/([\w-]+)\s*:([^;{}]*)/g)].flatMap(([, property = "", value = ""]) =>
    [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => ({ file, property, name })),
  );
}

/**
 * Lists custom properties that a style sheet uses, but that neither this style sheet nor a global
 * style sheet defines.
 */
function findMissing(
  css: string,
  styleSheets: ReadonlyMap<string, string>,
  uses: readonly Use[],
): readonly Mistake[] {
  const others = [...styleSheets].filter(([file]) => !file.endsWith(".module.css"));
  const global = listDefined([css, ...others.map(([, styles]) => styles)].join("\n"));
  const missing = uses
    .filter(({ name }) => !global.has(name))
    .filter(({ name, file }) => !listDefined(styleSheets.get(file) ?? "").has(name));
  return [...Map.groupBy(missing, ({ name }) => name)].map(([name, [use]]) =>
    missingToken(
      name,
      `Define the token here, or correct its name in ${use?.file}`,
      `no definition, but ${use?.file} uses this token`,
    ),
  );
}

function listDefined(styles: string): ReadonlySet<string> {
  return new Set([...styles.matchAll(/--[\w-]+(?=\s*:\s*[^;\s])/g)].flat());
}

function missingToken(entry: string, remedy: string, found = "no value"): Mistake {
  return { file: tokensFile, entry, found, remedy };
}

function mistake(entry: string, found: string, expected: string, field = ""): Mistake {
  return { file: tokensFile, entry, field, found, expected };
}
