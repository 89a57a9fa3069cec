import { parse, wcagContrast } from "culori";
import postcss from "postcss";
import { cloths } from "../../app/ui/picture-places.ts";
import type { Problem } from "./problem.ts";

const file = "app/styles/tokens.css";
const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** WCAG 2.2 AA: for text, and for the edges of controls. */
const forText = 4.5;
const forControls = 3;

/** Every colour that stands on another, by the names of their tokens. */
const pairs: readonly { readonly on: string; readonly ground: string; readonly least: number }[] = [
  { on: "ink", ground: "bg", least: forText },
  { on: "bg", ground: "ink", least: forText },
  { on: "ink", ground: "surface", least: forText },
  { on: "muted", ground: "bg", least: forText },
  { on: "muted", ground: "surface", least: forText },
  { on: "cut", ground: "bg", least: forText },
  { on: "on-photo", ground: "photo", least: forText },
  ...cloths.map((cloth) => ({ on: `on-${cloth}`, ground: cloth, least: forText })),
  { on: "rule", ground: "bg", least: forControls },
];

/** Every pair of colours whose contrast falls short in one of the schemes. */
export function checkContrast(css: string): readonly Problem[] {
  const tokens = readTokens(css);
  return schemes.flatMap((scheme) =>
    pairs.flatMap(({ on, ground, least }) => checkPair(tokens, scheme, on, ground, least)),
  );
}

function checkPair(
  tokens: ReadonlyMap<string, string>,
  scheme: Scheme,
  on: string,
  ground: string,
  least: number,
): readonly Problem[] {
  const [over, under] = [resolve(tokens, on, scheme), resolve(tokens, ground, scheme)];
  const entry = `--${on} on --${ground}`;
  const problem = { file, entry, field: `${scheme} scheme` };
  const ratio = contrastOf(over, under);
  if (ratio === undefined) {
    return [
      {
        ...problem,
        found: `${over ?? "nothing"} on ${under ?? "nothing"}`,
        allowed: "two colours",
      },
    ];
  }
  if (ratio >= least) return [];
  return [
    {
      ...problem,
      found: `a contrast of ${ratio.toFixed(2)} (${over} on ${under})`,
      allowed: `at least ${least}`,
    },
  ];
}

function contrastOf(over: string | undefined, under: string | undefined): number | undefined {
  const [text, ground] = [parse(over ?? ""), parse(under ?? "")];
  return text === undefined || ground === undefined ? undefined : wcagContrast(text, ground);
}

function readTokens(css: string): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, value }) => {
    if (!tokens.has(prop.slice(2))) tokens.set(prop.slice(2), value);
  });
  return tokens;
}

/** The colour a token stands for in a scheme: references followed, `light-dark()` decided. */
function resolve(
  tokens: ReadonlyMap<string, string>,
  name: string,
  scheme: Scheme,
  depth = 0,
): string | undefined {
  const value = tokens.get(name);
  if (value === undefined || depth > 8) return undefined;
  const chosen = decide(value.trim(), scheme);
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(chosen) ?? [];
  return reference === undefined ? chosen : resolve(tokens, reference, scheme, depth + 1);
}

function decide(value: string, scheme: Scheme): string {
  const [, inner] = /^light-dark\((.*)\)$/s.exec(value) ?? [];
  if (inner === undefined) return value;
  const [light = "", dark = ""] = postcss.list.comma(inner);
  return scheme === "light" ? light : dark;
}
