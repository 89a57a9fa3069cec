import { test as setup } from "@playwright/test";
import { buildIfChanged } from "../support/builds.ts";
import { checkTypes, prepareFixtureShop } from "../support/fixture-shop/prepare-fixture-shop.ts";

setup("build the Hebrew shop, with the font that docs/owner.md names", () => {
  setup.setTimeout(300_000);
  return buildIfChanged("hebrewShop", async (folder) => {
    await prepareFixtureShop(folder, "hebrew-shop", { font: '"Heebo", system-ui, sans-serif' });
    checkTypes(folder);
  });
});
