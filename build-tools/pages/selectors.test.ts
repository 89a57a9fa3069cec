import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Root } from "postcss";
import { expect, test } from "vitest";
import { findRules, modules, sheets } from "./style-sheets-fixture.ts";

const sources = globSync("app/**/*.tsx").map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

function classesIn(roots: readonly Root[]): ReadonlySet<string> {
  const classes = new Set<string>();
  for (const root of roots) {
    root.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) if (name) classes.add(name);
    });
  }
  return classes;
}

test.each(modules)(
  "$path: its classes and those that components use are the same",
  ({ path, root }) => {
    const users = sources.filter(({ path: user, text }) =>
      [...text.matchAll(/from "(\..+\.module\.css)"/g)].some(
        ([, specifier]) => specifier && join(dirname(user), specifier) === path,
      ),
    );
    const used = new Set(
      users.flatMap(({ text }) =>
        [...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name ?? ""),
      ),
    );
    expect(used).toEqual(classesIn([root]));
  },
);

test("every global class is used", () => {
  const global = sheets.filter((sheet) => !modules.includes(sheet)).map(({ root }) => root);
  const used = new Set(sources.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
  expect([...classesIn(global)].filter((name) => !used.has(name))).toEqual([]);
});

test("no selector makes a small change restyle the whole page", () => {
  // A change invalidates `:has()` on every matching ancestor; `+ *` and `~ *` restyle every
  // element inside that of the change.
  const found = findRules((selector) => {
    const holders = [...selector.matchAll(/([^\s>+~]*?)(?::not\()?:has\(/g)].map(([, on]) => on);
    return (
      holders.some((on = "") => /^(?:$|html|body|:root|\[)/.test(on)) || /[+~]\s*\*/.test(selector)
    );
  });
  expect(found).toEqual([]);
});
