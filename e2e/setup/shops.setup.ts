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

setup("germanShop, in a folder, with the page that docs/owner.md adds", () =>
  buildIfChanged(
    "germanShop",
    async (folder) => {
      await prepareFixtureShop(folder, "german-shop");
      addNextPage(folder);
      checkTypes(folder);
    },
    { BASE_PATH: folderBase },
  ),
);

setup("hebrewShop, in the font that docs/owner.md names", () => {
  const recipes = readFileSync(join(root, "docs/owner.md"), "utf8");
  const [, font = ""] = /## Another font\n.*? --font: (.*?);\n/s.exec(recipes) ?? [];
  return buildIfChanged("hebrewShop", (folder) =>
    prepareFixtureShop(folder, "hebrew-shop", { font }),
  );
});
