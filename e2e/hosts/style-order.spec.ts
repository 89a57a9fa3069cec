import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { assetsOf } from "../../build-tools/measuring/served-files.ts";
import { nameClasses } from "../../build-tools/name-class.ts";
import { buildOf, projects } from "../support/builds.ts";

/** The rules for classes in a build's style sheet, in their order. */
function rulesOf(project: "fixtureShop" | "hebrewShop"): readonly string[] {
  const build = buildOf(project);
  const sheets = assetsOf(build, "css").map((file) =>
    readFileSync(join(build, "client", file), "utf8"),
  );
  return sheets.join().match(/\._\d+\w+[^}]*/g) ?? [];
}

/** Without the numbers of modules: the Hebrew shop has one more. */
function withoutNumbers(rules: readonly string[]): readonly string[] {
  return rules.map((rule) => rule.replaceAll(/\._\d+/g, "._"));
}

test("the order of rules in the style sheet is the same for other content", () => {
  const { hebrewShop } = projects;
  const nextPage = join(hebrewShop, "app/pages/shop/shop-page.module.css");
  const added = `.${nameClasses(hebrewShop)("title", nextPage)}`;
  const hebrew = rulesOf("hebrewShop").filter((rule) => !rule.startsWith(`${added}{`));
  expect(hebrew.length).toBeGreaterThan(100);
  expect(withoutNumbers(hebrew)).toEqual(withoutNumbers(rulesOf("fixtureShop")));
});
