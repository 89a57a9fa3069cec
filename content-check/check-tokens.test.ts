import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkTokens } from "./check-tokens.ts";
import { describeProblem } from "./problem.ts";

const tokens = {
  bg: "light-dark(#fff, #111)",
  surface: "light-dark(#eee, #222)",
  ink: "light-dark(#111, #fff)",
  muted: "light-dark(#444, #ccc)",
  "reduced-price": "light-dark(#700, #fba)",
  rule: "var(--ink)",
  sky: "light-dark(oklch(0.865 0.032 246), #bcd)",
  "on-sky": "#012",
  indigo: "#124",
  "on-indigo": "#def",
  cognac: "#621",
  "on-cognac": "#fed",
  photo: "#ddd",
  "on-photo": "#111",
  bar: "4rem",
  tight: "-0.045em",
  medium: "540",
};

/** The error lines for a theme with other values for some tokens. */
function linesWith(changes: Record<string, string | undefined>): readonly string[] {
  const all = Object.entries({ ...tokens, ...changes });
  const css = all.map(([name, value]) => (value === undefined ? "" : `--${name}: ${value};`));
  return checkTokens(`:root { ${css.join(" ")} }`).map(describeProblem);
}

test("pairs of colors with enough contrast in both schemes have no problem", () => {
  expect(linesWith({})).toEqual([]);
});

test("a pair with too little contrast is listed with its ratio and the required one", () => {
  expect(linesWith({ "on-sky": "#8899aa" })).toEqual([
    expect.stringMatching(
      /^app\/styles\/tokens\.css, --on-sky on --sky, light scheme: found a contrast of \d\.\d\d \(#8899aa on oklch\(.*\)\)\. Expected at least 4\.5\.$/,
    ),
    expect.stringContaining("--on-sky on --sky, dark scheme"),
  ]);
});

test("only the affected scheme is listed", () => {
  expect(linesWith({ muted: "light-dark(#444, #444)" })).toEqual([
    expect.stringContaining("--muted on --bg, dark scheme: found a contrast of"),
    expect.stringContaining("--muted on --surface, dark scheme: found a contrast of"),
  ]);
});

test("the edges of controls need less contrast than text", () => {
  expect(linesWith({ rule: "light-dark(#888, #888)" })).toEqual([]);
  expect(linesWith({ rule: "light-dark(#aaa, #888)" })).toEqual([
    expect.stringContaining("--rule on --bg, light scheme: found a contrast of 2.32"),
  ]);
});

test("an invalid color is listed once per scheme, as written", () => {
  expect(
    linesWith({ "reduced-price": "light-dark(burgundyish, #fba)", rule: "var(--inkk)" }),
  ).toEqual([
    "app/styles/tokens.css, --reduced-price, light scheme: found burgundyish. Expected a color.",
    "app/styles/tokens.css, --rule, light scheme: found var(--inkk). Expected a color.",
    "app/styles/tokens.css, --rule, dark scheme: found var(--inkk). Expected a color.",
  ]);
});

test("a token that a style sheet uses is missing if no style sheet defines it", () => {
  const css = `:root { ${Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ")} --empty: ; }`;
  const card =
    "p { --own: 1px; gap: var(--own) var(--space-9, 2px) var(--bar); margin: var(--empty) }";
  expect(checkTokens(css, new Map([["card.css", card]])).map(describeProblem)).toEqual([
    "app/styles/tokens.css, --empty: found no such token. Expected a value, as card.css uses it.",
  ]);
});

test("a missing semicolon is reported with its line, and nothing that follows from it", () => {
  const css = ":root {\n  --bar: 4rem\n  --fast: 160ms;\n  --tight: 5;\n}";
  expect(checkTokens(css).map(describeProblem)).toEqual([
    'app/styles/tokens.css, line 2, --bar: found no semicolon before --fast. Expected ";" at the end of --bar.',
  ]);
});

test("a syntax error is reported with its line", () => {
  expect(() => checkTokens(":root {\n  --bar: '4rem;\n}")).toThrow(
    "app/styles/tokens.css, line 2: found a syntax error (Unclosed string).",
  );
});

test.each([
  ["bar", "64"],
  ["tight", "-0.5"],
  ["bar", "4rm"],
])("--%s: %s has no unit", (name, value) => {
  expect(linesWith({ [name]: value })).toEqual([
    `app/styles/tokens.css, --${name}: found ${value}. Expected a number with its unit, such as 16px, 1rem or 200ms.`,
  ]);
});

test.each(["0", "min(4rem, 10vw)", "0.5px", "100%", "160ms", "100svh"])(
  "%s needs no other unit",
  (value) => {
    expect(linesWith({ bar: value })).toEqual([]);
  },
);

test("every backdrop that a component names is required", () => {
  const sources = globSync("app/**/*.{tsx,css}").map((path) => readFileSync(path, "utf8"));
  const named = sources
    .join("\n")
    .matchAll(/backdrop="([\w-]+)"|var\(--on-(?!backdrop)([\w-]+)\)/g);
  const backdrops = new Set([...named].flatMap(([, attribute, token]) => attribute ?? token ?? []));
  expect(backdrops.size).toBeGreaterThan(1);
  for (const name of backdrops) {
    expect(linesWith({ [name]: undefined, [`on-${name}`]: undefined })).toEqual([
      `app/styles/tokens.css, --on-${name}: found no such token. Expected a color.`,
      `app/styles/tokens.css, --${name}: found no such token. Expected a color.`,
    ]);
  }
});
