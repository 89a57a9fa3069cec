import { test as setup } from "@playwright/test";
import { buildIfChanged, folderBase, root } from "../support/builds.ts";
import { runIn } from "../support/copied-project.ts";
import {
  addFilter,
  addPage,
  addSortOption,
  addUnlistedPage,
  anotherFont,
  becomeDark,
} from "../support/fixture-shop/follow-recipes.ts";
import { hebrewShop } from "../support/fixture-shop/hebrew-shop.ts";
import { japaneseShop } from "../support/fixture-shop/japanese-shop.ts";
import {
  checkTypes,
  prepareFixtureShop,
  prepareOtherShop,
} from "../support/fixture-shop/prepare-fixture-shop.ts";

// Each is run for the projects that depend on it (playwright.config.ts).

setup("content", () => runIn(root, "build-tools/project/build-if-changed.ts"));

setup("fixtureShop", () => buildIfChanged("fixtureShop", "/", prepareFixtureShop));

setup("japaneseShop, in a folder", () =>
  buildIfChanged("japaneseShop", folderBase, (folder) => {
    prepareOtherShop(folder, japaneseShop, { font: '"Noto Sans JP", system-ui, sans-serif' });
    becomeDark(folder);
  }),
);

setup("hebrewShop, in a folder, with the font and the page that docs/owner.md adds", () =>
  buildIfChanged("hebrewShop", folderBase, (folder) => {
    prepareOtherShop(folder, hebrewShop, { font: anotherFont });
    addPage(folder);
    addSortOption(folder);
    addFilter(folder);
    addUnlistedPage(folder);
    checkTypes(folder);
  }),
);
