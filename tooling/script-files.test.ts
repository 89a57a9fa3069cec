import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { inSomePages, scriptFiles } from "./script-files.ts";

const modules = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).map((path) =>
  path.replaceAll("\\", "/"),
);

test.each(inSomePages)("%s is a part of the path of some module", (part) => {
  expect(modules.filter((path) => path.includes(part))).not.toEqual([]);
});

test("no module belongs to two files", () => {
  const groups = scriptFiles("/shop").map(({ test: pattern }) =>
    pattern instanceof RegExp ? (id: string) => pattern.test(id) : pattern,
  );
  const twice = modules.filter((path) => groups.filter((isIn) => isIn(`/shop/${path}`)).length > 1);
  expect(twice).toEqual([]);
});
