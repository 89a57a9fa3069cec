import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const browserModules = globSync(["app/**/*.{ts,tsx}", "content/*.ts"]).filter(
  (path) => !/\.test\.|-fixture\.|entry\.server|document|content\/schema/.test(path),
);

test("no module that the browser runs uses Intl, whose first formatter costs some 40 ms", () => {
  expect(browserModules).toContain("app/app.tsx");
  const slow = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/;
  expect(browserModules.filter((path) => slow.test(readFileSync(path, "utf8")))).toEqual([]);
});

/** The file of a component, and those of the components that it imports, directly or not. */
function componentsWithin(path: string): readonly string[] {
  const imports = readFileSync(path, "utf8").matchAll(/from "(\.[^"]+\.tsx)"/g);
  const files = [...imports].map(([, file = ""]) => join(dirname(path), file));
  return [path, ...files.flatMap(componentsWithin)];
}

test("what hydration leaves as it is in the HTML has no hooks and no event handlers", () => {
  const contents = browserModules.flatMap((path) => {
    const code = readFileSync(path, "utf8");
    return [...code.matchAll(/= notHydrated\(\s*"\w+",\s*(\w+)/g)].map(([, content]) => {
      const [, file] = new RegExp(`\\b${content}\\b[^;]* from "(.+)";`).exec(code) ?? [];
      return file === undefined ? path : join(dirname(path), file);
    });
  });
  expect(contents).toContain("app/product/product-card.tsx");
  // The wrapper watches for pictures that fail.
  const handled = new Set(["app/picture/picture.tsx", "app/ui/not-hydrated.tsx"]);
  const components = contents.flatMap(componentsWithin).filter((path) => !handled.has(path));
  const interactive = /\buse[A-Z]\w*[<(]|\bon[A-Z]\w*=/;
  expect(
    components.filter((path) => interactive.test(readFileSync(path, "utf8"))),
    "In production they would not respond: render them without notHydrated() (decision 002).",
  ).toEqual([]);
});
