import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameClasses } from "./name-class.ts";

const root = process.cwd();
const nameClass = nameClasses(root);

test("classes of the same name in different modules have different names", () => {
  const files = globSync("app/**/*.module.css");
  const names = files.map((file) => nameClass("title", join(root, file)));
  expect(new Set(names).size).toBe(files.length);
});

test("the browser's build and the one that prerenders name a class alike", () => {
  const file = join(root, "app/layout/footer.module.css");
  const [title, link] = [nameClass("title", file), nameClass("link", file)];
  expect(link).not.toBe(title);
  const other = nameClasses(root);
  expect(other("title", `${file}?used`)).toBe(title);
  expect(other("link", `${file}?used`)).toBe(link);
});
