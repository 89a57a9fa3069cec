import { parse as parseColor } from "culori";
import type { Declaration } from "postcss";
import { expect, test } from "vitest";
import { readTokens, resolveToken, tokensFile } from "./read-tokens.ts";
import { modules, sheets, tokensText } from "./style-sheets-fixture.ts";

const tokens = readTokens(tokensText);
/** The custom properties that each style sheet defines and uses. */
const properties = sheets.map(({ path, root }) => {
  const defined = new Set<string>();
  const used = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith("--")) defined.add(prop);
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) if (name) used.add(name);
  });
  return { path, isModule: path.endsWith(".module.css"), defined, used };
});

const rawColor =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|light-dark)a?\(|\b(?:white|black)\b/i;
const rawSize = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|pt|vw|vh|svh|dvh|lvh|vmin|vmax|cqi|cqw)\b/;
const rawDuration = /(?<![\w.-])(?!0s)\d*\.?\d+m?s\b/;
/** Viewport units are not design values. */
const wholeWindow = /\b100(?:svh|dvh)\b/g;

const mediaWidths = new Set([120, 78, 68, 64, 56, 44, 36, 18]);

/** Whether a declaration defines a value of its module: a custom property in the first rule. */
function namesOwnValue({ prop, parent }: Declaration): boolean {
  return prop.startsWith("--") && parent !== undefined && parent === parent.root().first;
}

test("raw values are in tokens.css, or custom properties in the first rule of a module", () => {
  const found: string[] = [];
  for (const { path, root } of sheets.filter((sheet) => sheet.path !== tokensFile)) {
    root.walkDecls((declaration) => {
      const { prop, value, parent, source } = declaration;
      if (parent?.type === "atrule" && "name" in parent && parent.name === "font-face") return;
      if (path.endsWith(".module.css") && namesOwnValue(declaration)) return;
      const rest = value.replaceAll(wholeWindow, "");
      if ([rawColor, rawSize, rawDuration].some((raw) => raw.test(rest))) {
        found.push(`${path}:${source?.start?.line} ${prop}: ${value}`);
      }
    });
  }
  expect(found).toEqual([]);
});

test("a module's own custom property is defined nowhere else", () => {
  const owners = new Map([...tokens.keys()].map((name) => [`--${name}`, [tokensFile]]));
  for (const { path, root } of modules) {
    root.walkDecls((declaration) => {
      if (!namesOwnValue(declaration)) return;
      owners.set(declaration.prop, [...(owners.get(declaration.prop) ?? []), path]);
    });
  }
  expect([...owners].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

function isColor(token: string): boolean {
  return parseColor(resolveToken(tokens, token, "light") ?? "") !== undefined;
}

/** Global style sheets count as several users. */
function isShared(token: string): boolean {
  const users = properties.filter(({ used }) => used.has(`--${token}`));
  return users.length > 1 || users.some(({ isModule }) => !isModule);
}

test("a token is a color, or used by several style sheets or a global one", () => {
  const ownedByOne = [...tokens.keys()].filter((name) => !isShared(name) && !isColor(name));
  expect(ownedByOne, "Name these at the top of the module that uses them").toEqual([]);
});

test("every custom property that a style sheet uses is defined there or globally", () => {
  const global = properties.filter(({ isModule }) => !isModule);
  const found = properties.flatMap(({ path, used, defined }) =>
    [...used]
      .filter((name) => ![{ defined }, ...global].some((sheet) => sheet.defined.has(name)))
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("every custom property is used", () => {
  const used = new Set(properties.flatMap((sheet) => [...sheet.used]));
  const found = properties.flatMap(({ path, defined }) =>
    [...defined].filter((name) => !used.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("effects of hovering are for pointers that hover: on a touch screen they would stay", () => {
  const found: string[] = [];
  for (const { path, root } of sheets) {
    root.walkRules(/:hover/, ({ parent, selector, source }) => {
      const query = parent?.type === "atrule" && "params" in parent ? parent.params : "";
      if (query !== "(hover: hover)") found.push(`${path}:${source?.start?.line} ${selector}`);
    });
  }
  expect(found).toEqual([]);
});

test("media queries use the eight breakpoints only", () => {
  const found: string[] = [];
  for (const { path, root } of sheets) {
    root.walkAtRules("media", ({ params, source }) => {
      const widths = [...params.matchAll(/width\D*([\d.]+)rem/g)].map(([, width]) => Number(width));
      if (
        widths.some((width) => !mediaWidths.has(width)) ||
        /\d(?:px|em)\b/.test(params.replaceAll("rem", ""))
      ) {
        found.push(`${path}:${source?.start?.line} @media ${params}`);
      }
    });
  }
  expect(found).toEqual([]);
});
