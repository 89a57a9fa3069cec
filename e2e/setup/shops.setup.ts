import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test as setup } from "@playwright/test";
import { buildIfChanged, folderBase, root } from "../support/builds.ts";
import { runIn } from "../support/copied-project.ts";
import { addNextPage } from "../support/fixture-shop/add-next-page.ts";
import { checkTypes, prepareFixtureShop } from "../support/fixture-shop/prepare-fixture-shop.ts";

// Each is run for the projects that depend on it (playwright.config.ts).

setup("content", () => runIn(root, "build-tools/project/build-if-changed.ts"));

setup("fixtureShop", () =>
  buildIfChanged("fixtureShop", (folder) => prepareFixtureShop(folder, "fixture-shop")),
);

setup("hebrewShop, in a folder, with the font and the page that docs/owner.md adds", () => {
  const recipes = readFileSync(join(root, "docs/owner.md"), "utf8");
  const [, font = ""] = /## Another font\n.*? --font: (.*?);\n/s.exec(recipes) ?? [];
  return buildIfChanged(
    "hebrewShop",
    async (folder) => {
      await prepareFixtureShop(folder, "hebrew-shop", { font });
      addNextPage(folder);
      checkTypes(folder);
    },
    { BASE_PATH: folderBase },
  );
});
