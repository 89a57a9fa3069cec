import postcss, { type AtRule, type Declaration, type Node } from "postcss";
import { expect, test } from "vitest";
import { tokensFile } from "../reading/read-tokens.ts";
import { findDeclarations, findRules, modules, sheets } from "./style-sheets-fixture.ts";

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
const rawDuration = /(?<![\w.-])(?!0s)\d*\.?\d+m?s\b/;

test("every color and every duration has a name", () => {
  const found = findDeclarations(
    ({ prop, value }, path) =>
      path !== tokensFile &&
      !prop.startsWith("--") &&
      (rawColor.test(value) || rawDuration.test(value)),
  );
  expect(found).toEqual([]);
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

function isAtRule(node: Node | undefined): node is AtRule {
  return node?.type === "atrule";
}

function whereHovering(node: Node | undefined): boolean {
  if (node === undefined) return false;
  return (isAtRule(node) && node.params === "(hover: hover)") || whereHovering(node.parent);
}

test("effects of hovering are for pointers that hover: on a touch screen they would stay", () => {
  const found = findRules(
    (selector, { parent }) => selector.includes(":hover") && !whereHovering(parent),
  );
  expect(found).toEqual([]);
});

test("every rule is in a layer, a module's in that of the components, and none is important", () => {
  const outside = sheets.flatMap((sheet) =>
    sheet.root.nodes
      .filter((node) => {
        if (node.type === "comment") return false;
        const layer = isAtRule(node) && node.name === "layer" ? node.params : undefined;
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
function isPhysical({ prop, value }: Declaration): boolean {
  const [first = "", right, , left] = postcss.list.space(value);
  if (physicalSide.test(prop) || /(?<!-)\b(?:left|right)\b/.test(value)) return true;
  if (fourSides.test(prop) && left !== undefined && left !== right) return true;
  if (value.includes("var(--direction)")) return false;
  return prop === "translate" && !/^(?:0|none|var\(--(?:panel-closed|to-focus)\))$/.test(first);
}

test("styles suit either direction of reading", () => {
  expect(findDeclarations(isPhysical)).toEqual([]);
});

const breakpoints = new Set([
  "120rem",
  "78rem",
  "68rem",
  "64rem",
  "56rem",
  "44rem",
  "36rem",
  "18rem",
]);

/** The widths that a media query compares with. */
function widths(query: string): readonly string[] {
  return query.match(/(?<=width [<>=]+ )\w+|\w+(?= [<>=]+ width)/g) ?? [];
}

test("media queries use the eight breakpoints only", () => {
  const found = sheets.flatMap(({ path, root }) => {
    const queries: string[] = [];
    root.walkAtRules("media", ({ params }) => void queries.push(`${path}: ${params}`));
    return queries;
  });
  expect(found.filter((query) => widths(query).some((at) => !breakpoints.has(at)))).toEqual([]);
});
