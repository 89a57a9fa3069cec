import { parse as parseColor } from "culori";
import postcss, { type Declaration, type Node } from "postcss";
import { expect, test } from "vitest";
import { readTokens, resolveToken, tokensFile } from "./read-tokens.ts";
import {
  findDeclarations,
  findRules,
  modules,
  sheets,
  tokensText,
} from "./style-sheets-fixture.ts";

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

/** Whether a declaration names a value of its module: a custom property. */
function namesOwnValue({ prop }: Declaration, path: string): boolean {
  return prop.startsWith("--") && path.endsWith(".module.css");
}

test("raw colors and durations have names; raw sizes, too, outside the module that uses them", () => {
  const found = findDeclarations((declaration, path) => {
    const { value, parent } = declaration;
    if (path === tokensFile || namesOwnValue(declaration, path)) return false;
    if (parent?.type === "atrule" && "name" in parent && parent.name === "font-face") return false;
    if (path.endsWith(".module.css")) return rawColor.test(value) || rawDuration.test(value);
    const rest = value.replaceAll(wholeWindow, "");
    return [rawColor, rawSize, rawDuration].some((raw) => raw.test(rest));
  });
  expect(found).toEqual([]);
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
  const found = findRules(
    (selector, { parent }) =>
      selector.includes(":hover") && !isInside(parent, "@media (hover: hover)"),
  );
  expect(found).toEqual([]);
});

test("every rule is in a layer, a module's in that of the components, and none is important", () => {
  const outside = sheets.flatMap((sheet) =>
    sheet.root.nodes
      .filter((node) => {
        if (node.type === "comment") return false;
        const layer = node.type === "atrule" && node.name === "layer" ? node.params : undefined;
        return layer === undefined || (modules.includes(sheet) && layer !== "components");
      })
      .map((node) => `${sheet.path}:${node.source?.start?.line}`),
  );
  expect(outside).toEqual([]);
  expect(findDeclarations(({ important }) => important === true)).toEqual([]);
});

test("no first letter is styled: screen readers split its word", () => {
  expect(findRules((selector) => selector.includes("::first-letter"))).toEqual([]);
});

const physicalSide =
  /^(?:left|right)$|-(?:left|right)(?:-|$)|^(?:margin|padding|border|scroll-\w+)-(?:top|bottom)(?:-|$)/;
const fourSides =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/** Whether a declaration places or moves something towards the left or the right. */
function isPhysical({ prop, value, parent }: Declaration): boolean {
  const [first = "", right, , left] = postcss.list.space(value);
  if (physicalSide.test(prop) || /(?<!-)\b(?:left|right)\b/.test(value)) return true;
  if (fourSides.test(prop) && left !== undefined && left !== right) return true;
  if (value.includes("var(--direction)")) return false;
  if (prop === "translate") return !/^(?:0|none|var\(--panel-closed\))$/.test(first);
  if (prop === "transform-origin") return first !== "center";
  // This utility mirrors its icon as a whole.
  const mirrored = isInside(parent, ".arrow-on-hover");
  return prop === "transform" && /translate(?:X|3d)?\(/.test(value) && !mirrored;
}

/** Whether a node is in a rule of this selector, or in this at-rule. */
function isInside(node: Node | undefined, name: string): boolean {
  if (node === undefined) return false;
  const isIt =
    ("selector" in node && node.selector === name) ||
    ("params" in node && "name" in node && `@${String(node.name)} ${String(node.params)}` === name);
  return isIt || isInside(node.parent, name);
}

test("styles suit either direction of reading", () => {
  expect(findDeclarations(isPhysical)).toEqual([]);
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
