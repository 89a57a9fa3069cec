import { test as setup } from "@playwright/test";
import { buildIfChanged } from "../support/builds.ts";
import { checkTypes, prepareFixtureShop } from "../support/fixture-shop/prepare-fixture-shop.ts";

setup("build the fixture shop", () => {
  setup.setTimeout(300_000);
  return buildIfChanged("fixtureShop", async (folder) => {
    await prepareFixtureShop(folder);
    checkTypes(folder);
  });
});
