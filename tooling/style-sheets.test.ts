import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";

const sheets = globSync("app/**/*.css").map((path) => ({
  path,
  root: postcss.parse(readFileSync(path, "utf8"), { from: path }),
}));
const modules = sheets.filter(({ path }) => path.endsWith(".module.css"));
const sources = globSync("app/**/*.tsx").map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

const rawColour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|light-dark)a?\(|\b(?:white|black)\b/i;
const rawSize = /(?<![\w.-])-?\d*\.?\d+(?:px|rem|pt|vw|vh|svh|dvh|lvh|vmin|vmax|cqi|cqw)\b/;
const rawDuration = /(?<![\w.-])(?!0s)\d*\.?\d+m?s\b/;
/** The window itself, which is nobody's choice. */
const wholeWindow = /\b100(?:svh|dvh)\b/g;

const mediaWidths = new Set([78, 68, 56, 44, 18]);

/** The classes that styles/base.css gives to all. */
const globalClasses = new Set(["visually-hidden", "needs-script"]);

test("colours, sizes and durations stand in tokens.css alone", () => {
  const found: string[] = [];
  for (const { path, root } of sheets.filter((sheet) => basename(sheet.path) !== "tokens.css")) {
    root.walkDecls(({ prop, value, parent, source }) => {
      if (parent?.type === "atrule" && "name" in parent && parent.name === "font-face") return;
      const rest = value.replaceAll(wholeWindow, "");
      if ([rawColour, rawSize, rawDuration].some((raw) => raw.test(rest))) {
        found.push(`${path}:${source?.start?.line} ${prop}: ${value}`);
      }
    });
  }
  expect(found).toEqual([]);
});

test("the window's width is asked for at the five breakpoints only", () => {
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

test("every token that is used exists, and every token is used", () => {
  const defined = new Set<string>();
  const used = new Set<string>();
  for (const { root } of sheets) {
    root.walkDecls(({ prop, value }) => {
      if (prop.startsWith("--")) defined.add(prop);
      for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) if (name) used.add(name);
    });
  }
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});

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

test("the only global classes are those of base.css", () => {
  const defined = new Set<string>();
  for (const { root } of sheets.filter((sheet) => !modules.includes(sheet))) {
    root.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) if (name) defined.add(name);
    });
  }
  expect(defined).toEqual(globalClasses);
});

test("no selector has the browser restyle the whole page at each change in it", () => {
  const found: string[] = [];
  for (const { path, root } of sheets) {
    root.walkRules(({ selectors, source }) => {
      for (const selector of selectors) {
        // A :has() is looked at again wherever what it hangs on stands around the change; any
        // element beside any other restyles all that stand around one that goes.
        const holders = [...selector.matchAll(/([^\s>+~]*?)(?::not\()?:has\(/g)].map(
          ([, on]) => on,
        );
        const wide = holders.some(
          (on) => on === "" || on === undefined || /^(?:html|body|:root|\[)/.test(on),
        );
        if (wide || /\*\s*[+~]\s*\*/.test(selector)) {
          found.push(`${path}:${source?.start?.line} ${selector}`);
        }
      }
    });
  }
  expect(found).toEqual([]);
});
