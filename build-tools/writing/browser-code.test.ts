import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const browserModules = globSync(["app/**/*.{ts,tsx}", "content/*.ts"]).filter(
  (path) => !/\.test\.|-fixture\.|entry\.server|document|content\/schema/.test(path),
);

test("no module that the browser runs uses Intl, whose first formatter costs some 40 ms", () => {
  expect(browserModules).toContain("app/app.tsx");
  const slow = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/;
  expect(browserModules.filter((path) => slow.test(readFileSync(path, "utf8")))).toEqual([]);
});
