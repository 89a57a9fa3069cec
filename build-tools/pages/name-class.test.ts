import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameClasses } from "./name-class.ts";

const nameClass = nameClasses(process.cwd());

test("classes of the same name in different modules have different names in a build", () => {
  const files = [...globSync("app/**/*.module.css"), "app/newer.module.css"];
  const names = files.map((file) => nameClass("title", join(process.cwd(), file)));
  expect(new Set(names).size).toBe(files.length);
});

test("the browser's build and the one that prerenders name a class alike", () => {
  const file = join(process.cwd(), "app/layout/footer.module.css");
  expect(nameClasses(process.cwd())("link", `${file}?used`)).toBe(nameClass("link", file));
});
