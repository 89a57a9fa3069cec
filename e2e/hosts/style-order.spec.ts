import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { assetsOf } from "../../build-tools/output/served-files.ts";
import { buildOf } from "../support/builds.ts";

/** The classes of a build's style sheet in the order of their rules, but for the README's next page. */
function classesOf(project: "fixtureShop" | "germanShop"): readonly string[] {
  const build = buildOf(project);
  const css = assetsOf(build, "index.html", "css").map((file) =>
    readFileSync(join(build, "client", file), "utf8"),
  );
  return css.join().match(/\.[a-z]\w*_\w+/gi) ?? [];
}

test("the order of rules in the style sheet is the same for other content", () => {
  const classes = classesOf("fixtureShop");
  expect(classes.length).toBeGreaterThan(100);
  const known = new Set(classes);
  expect(classesOf("germanShop").filter((name) => known.has(name))).toEqual(classes);
});
