import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nameClasses, shortenClasses } from "./name-class.ts";

const root = process.cwd();

describe.each([nameClasses, shortenClasses])("%o", (create) => {
  const nameClass = create(root);

  test("classes of the same name in different modules have different names", () => {
    const files = [...globSync("app/**/*.module.css"), "app/newer.module.css"];
    const names = files.map((file) => nameClass("title", join(root, file)));
    expect(new Set(names).size).toBe(files.length);
  });

  test("the browser's build and the one that prerenders name a class alike", () => {
    const file = join(root, "app/layout/footer.module.css");
    const [title, link] = [nameClass("title", file), nameClass("link", file)];
    expect(link).not.toBe(title);
    const other = create(root);
    expect(other("title", `${file}?used`)).toBe(title);
    expect(other("link", `${file}?used`)).toBe(link);
  });
});
