import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkTokens } from "./check-tokens.ts";
import { describeMistake } from "./mistake.ts";

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

const styleSheets = new Map([
  ["base.css", "p { --global: 1px; letter-spacing: var(--tight); font-weight: var(--medium) }"],
  ["card.module.css", "p { --own: 1px; gap: var(--own) var(--space-9, 2px); margin: var(--bar) }"],
  ["grid.module.css", "p { width: var(--global); line-height: var(--leading, 1) }"],
]);

/**
 * Returns the error lines for a theme with some changed tokens. Omits the file name from the lines.
 */
function linesWith(
  changes: Readonly<Record<string, string | undefined>>,
  scheme = "color-scheme: light dark;",
): readonly string[] {
  const all = Object.entries({ ...tokens, ...changes });
  const css = all.map(([name, value]) => (value === undefined ? "" : `--${name}: ${value};`));
  const mistakes = checkTokens(`:root { ${scheme} ${css.join(" ")} }`, styleSheets);
  return mistakes.map((mistake) => describeMistake(mistake).replace(/^content\/theme\.css, /, ""));
}

test.each([
  {},
  { rule: "var(--muted)", muted: "var(--ink)" },
  // The edges of controls need less contrast than text.
  { rule: "light-dark(#888, #888)" },
  ...["0", "min(4rem, 10vw)", "0.5px", "100%", "160ms", "100svh"].map((bar) => ({ bar })),
  // Numbers without a unit are valid in properties that accept them, and in tokens that are not
  // used yet.
  { medium: "350", leading: "1.2", light: "350" },
])("nothing is wrong with %o", (changes) => {
  expect(linesWith(changes)).toEqual([]);
});

const noUnit =
  "Expected a number with a CSS unit: for example, `16px` or `1rem` for a size, or `200ms` for a duration.";

test.each([
  [
    { muted: "light-dark(#444, #777)" },
    [
      "--muted on --bg, dark scheme: found a contrast ratio of 4.21 (`#777` on `#111`). Expected at least 4.5.",
      "--muted on --surface, dark scheme: found a contrast ratio of 3.55 (`#777` on `#222`). Expected at least 4.5.",
    ],
  ],
  [
    { indigo: "#777", "on-indigo": "#fff" },
    [
      "--on-indigo on --indigo, light scheme: found a contrast ratio of 4.47 (`#fff` on `#777`). Expected at least 4.5.",
      "--on-indigo on --indigo, dark scheme: found a contrast ratio of 4.47 (`#fff` on `#777`). Expected at least 4.5.",
    ],
  ],
  [
    { rule: "light-dark(#aaa, #888)" },
    [
      "--rule on --bg, light scheme: found a contrast ratio of 2.32 (`#aaa` on `#fff`). Expected at least 3.",
    ],
  ],
  [
    { "reduced-price": "light-dark(burgundyish, #fba)" },
    [
      "--reduced-price, light scheme: found `burgundyish`. Expected a color such as `#1b1917`, or a defined token such as `var(--ink)`.",
    ],
  ],
  [
    { rule: "var(--inkk)" },
    [
      "--rule, light scheme: found `var(--inkk)`. Expected a color such as `#1b1917`, or a defined token such as `var(--ink)`.",
      "--rule, dark scheme: found `var(--inkk)`. Expected a color such as `#1b1917`, or a defined token such as `var(--ink)`.",
    ],
  ],
  [{ bar: "64" }, [`--bar: found \`64\`. ${noUnit}`]],
  [{ bar: "4rm" }, [`--bar: found \`4rm\`. ${noUnit}`]],
  [{ tight: "-0.5" }, [`--tight: found \`-0.5\`. ${noUnit}`]],
  [
    { bar: undefined },
    [
      "--bar: found no definition, but card.module.css uses this token. Define the token here, or correct its name in card.module.css.",
    ],
  ],
  // Reports a missing semicolon, but none of the mistakes that it causes.
  [
    { bar: "4rem\n  --fast: 160ms", tight: "5" },
    ["line 1, --bar: found no semicolon before `--fast`. Add one after the value of `--bar`."],
  ],
])("a theme with %o", (changes, lines) => {
  expect(linesWith(changes)).toEqual(lines);
});

test("a property that only another module defines is missing", () => {
  const used = new Map([...styleSheets, ["list.module.css", "p { gap: var(--own) }"]]);
  expect(checkTokens(":root { --bar: 4rem }", used).map(describeMistake)).toContain(
    "content/theme.css, --own: found no definition, but list.module.css uses this token. Define the token here, or correct its name in list.module.css.",
  );
});

test.each(["dark", "only dark"])(
  "a brand that is %s is checked only in its own scheme",
  (scheme) => {
    const weak = { ink: "light-dark(#111, #222)", muted: "light-dark(#fff, #ccc)" };
    expect(linesWith(weak, `color-scheme: ${scheme};`)).toEqual([
      expect.stringContaining("--ink on --bg, dark scheme"),
      expect.stringContaining("--bg on --ink, dark scheme"),
      expect.stringContaining("--ink on --surface, dark scheme"),
      expect.stringContaining("--rule on --bg, dark scheme"),
    ]);
  },
);

test("a syntax error is reported with its line", () => {
  expect(() => checkTokens(":root {\n  --bar: '4rem;\n}")).toThrow(
    "content/theme.css, line 2: found a syntax error.",
  );
});

test("every backdrop that a component uses is required", () => {
  const sources = globSync("app/**/*.{tsx,css}").map((path) => readFileSync(path, "utf8"));
  const named = sources
    .join("\n")
    .matchAll(/backdropAttributes\("([\w-]+)"|var\(--on-(?!backdrop)([\w-]+)\)/g);
  const backdrops = new Set([...named].map(([, attribute, token]) => attribute ?? token));
  expect(backdrops.size).toBeGreaterThan(0);
  for (const name of backdrops) {
    expect(linesWith({ [`on-${name}`]: undefined })).toEqual([
      `--on-${name}: found no value. Set this token to a color.`,
    ]);
  }
});
