import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameClass } from "./name-class.ts";

test("classes of the same name in different modules have different names in a build", () => {
  const files = globSync("app/**/*.module.css");
  const names = files.map((file) => nameClass("/shop", "title", join("/shop", file)));
  expect(new Set(names).size).toBe(files.length);
});
