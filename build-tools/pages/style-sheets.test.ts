import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postcss, { type Container, type Document } from "postcss";
import { expect, test } from "vitest";
import { readTokens } from "../reading/read-tokens.ts";
import { writeBackdrops, writeCrops } from "./picture-styles-plugin.ts";

// What stylelint (stylelint.config.js) cannot know: what components use, and what encloses a rule.

const someCrop = writeCrops([{ name: "hat", crop: { width: 120, x: 50, y: 10 } }]);

const sheets = [
  ...globSync("app/**/*.css").map((path) => ({ path, css: readFileSync(path, "utf8") })),
  {
    path: "virtual",
    css: [...writeBackdrops(readTokens(".")), ...someCrop].join(""),
  },
].map(({ path, css }) => ({ path, root: postcss.parse(css), classes: classesIn(css) }));
const [modules = [], globals = []] = [true, false].map((isModule) =>
  sheets.filter(({ path }) => path.endsWith(".module.css") === isModule),
);

const components = globSync("app/**/*.tsx", { exclude: ["**/*.test.tsx"] }).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

function classesIn(css: string): readonly string[] {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(name);
  });
  return [...classes].toSorted();
}

/** The words of strings, without what is inserted in them. */
function wordsIn(strings: Iterable<readonly string[]>): ReadonlySet<string> {
  const texts = [...strings].map(([found = ""]) => found.replaceAll(/\$\{[^}]*\}/g, " "));
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

test.each(modules)("$path: its classes are those that components use", ({ path, classes }) => {
  const users = components.filter(({ path: user, text }) =>
    [...text.matchAll(/from "(\..+\.module\.css)"/g)].some(
      ([, specifier = ""]) => join(dirname(user), specifier) === path,
    ),
  );
  const used = users.flatMap(({ text }) => [...text.matchAll(/(?<=\bstyles\.)\w+/g)].flat());
  expect(classes).toEqual([...new Set(used)].toSorted());
});

test("every global class is used, and every one that a component names exists", () => {
  const all = components.map(({ text }) => text).join("\n");
  const known = globals.flatMap(({ classes }) => classes);
  const used = wordsIn(all.matchAll(/"[^"\n]*"|`[^`]*`/g));
  expect(known.filter((name) => !used.has(name))).toEqual([]);
  const named = wordsIn(all.matchAll(/(?<=className=\{?)(?:"[^"]*"|`[^`]*`)/g));
  expect([...named].filter((name) => !known.includes(name))).toEqual([]);
});

test("every custom property is used", () => {
  const all = sheets.map(({ root }) => root.toString()).join("\n");
  const defined = [...all.matchAll(/(?<![\w-])--[\w-]+(?=\s*:)/g)].flat();
  const used = new Set([...all.matchAll(/(?<=var\()--[\w-]+/g)].flat());
  expect(defined.filter((name) => !used.has(name))).toEqual([]);
});

test("effects of hovering are for pointers that hover: on a touch screen they would stay", () => {
  const found: string[] = [];
  for (const { path, root } of sheets) {
    root.walkRules(/:hover/, (rule) => {
      const isFine = whereHovering(rule.parent);
      if (!isFine) found.push(`${path}:${rule.source?.start?.line} ${rule.selector}`);
    });
  }
  expect(found).toEqual([]);
});

function whereHovering(node: Container | Document | undefined): boolean {
  if (node === undefined) return false;
  const hovers = node.type === "atrule" && "params" in node && node.params === "(hover: hover)";
  return hovers || whereHovering(node.parent);
}
