import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { modules, sheets } from "./style-sheets-fixture.ts";

const sources = globSync("app/**/*.tsx").map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

/** The classes of app/styles/utilities.css. */
const globalClasses = new Set([
  "visually-hidden",
  "needs-script",
  "stretched-link",
  "touch-target",
  "over-picture",
  "inset-outline",
  "inverted-on-hover",
  "arrow-on-hover",
]);

test.each(modules)(
  "$path: its classes and those that components use are the same",
  ({ path, root }) => {
    const defined = new Set<string>();
    root.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) if (name) defined.add(name);
    });
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
    expect(used).toEqual(defined);
  },
);

test("the only global classes are the utilities", () => {
  const defined = new Set<string>();
  for (const { root } of sheets.filter((sheet) => !modules.includes(sheet))) {
    root.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) if (name) defined.add(name);
    });
  }
  expect(defined).toEqual(globalClasses);
});

test("no selector makes a small change restyle the whole page", () => {
  const found: string[] = [];
  for (const { path, root } of sheets) {
    root.walkRules(({ selectors, source }) => {
      for (const selector of selectors) {
        // A change invalidates `:has()` on every matching ancestor; `+ *` and `~ *` restyle every
        // element inside that of the change.
        const holders = [...selector.matchAll(/([^\s>+~]*?)(?::not\()?:has\(/g)].map(
          ([, on]) => on,
        );
        const wide = holders.some(
          (on) => on === "" || on === undefined || /^(?:html|body|:root|\[)/.test(on),
        );
        if (wide || /[+~]\s*\*/.test(selector)) {
          found.push(`${path}:${source?.start?.line} ${selector}`);
        }
      }
    });
  }
  expect(found).toEqual([]);
});
