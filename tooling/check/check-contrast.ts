import { parse, wcagContrast } from "culori";
import { cloths } from "../../app/ui/picture-places.ts";
import { readTokens, resolveToken, type Scheme, schemes, tokensFile } from "../read-tokens.ts";
import type { Problem } from "./problem.ts";

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
  const [over, under] = [resolveToken(tokens, on, scheme), resolveToken(tokens, ground, scheme)];
  const entry = `--${on} on --${ground}`;
  const problem = { file: tokensFile, entry, field: `${scheme} scheme` };
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
