import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { shortenClasses } from "../../build-tools/pages/name-class.ts";
import { assetsOf } from "../../build-tools/writing/served-files.ts";
import { buildOf, projects } from "../support/builds.ts";

/** The classes of a build's style sheet in the order of their rules. */
function classesOf(project: "fixtureShop" | "hebrewShop"): readonly string[] {
  const build = buildOf(project);
  const sheets = assetsOf(build, "index.html", "css").map((file) =>
    readFileSync(join(build, "client", file), "utf8"),
  );
  return sheets.join().match(/\._\d+\w+/g) ?? [];
}

/** Each without the number of its module: the Hebrew shop has one more. */
function withoutNumbers(classes: readonly string[]): readonly string[] {
  return classes.map((name) => name.replace(/\d+/, ""));
}

test("the order of rules in the style sheet is the same for other content", () => {
  const { hebrewShop } = projects;
  const nextPage = join(hebrewShop, "app/pages/shop/shop-page.module.css");
  const added = `.${shortenClasses(hebrewShop)("title", nextPage)}`;
  const hebrew = classesOf("hebrewShop").filter((name) => name !== added);
  expect(hebrew.length).toBeGreaterThan(100);
  expect(withoutNumbers(hebrew)).toEqual(withoutNumbers(classesOf("fixtureShop")));
});
