import { expect, test } from "vitest";
import { withStaticImports } from "./static-imports.ts";

const files: Readonly<Record<string, string>> = {
  "entry.js": 'import{a as e}from"./shared.js";const t=()=>import(`./island.js`);export{e as a};',
  "shared.js": 'import{n as r}from"./vendor.js";import"./styles.js";export{r as a};',
  "vendor.js":
    'import{t as e}from"./runtime.js";var n=import("./later.js");export*from"./more.js";',
  "styles.js": 'import{a}from"./entry.js";',
  "runtime.js": "",
  "more.js": "",
};

test("a script's static imports and theirs are listed once, without dynamic imports", () => {
  const listed = withStaticImports(["entry.js"], (file) => files[file] ?? "not listed");
  expect(listed.toSorted()).toEqual(Object.keys(files).toSorted());
});
