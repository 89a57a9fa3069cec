import { test as setup } from "@playwright/test";
import { buildIfChanged, folderBase } from "../support/builds.ts";
import { addNextPage } from "../support/fixture-shop/add-next-page.ts";
import { prepareFixtureShop } from "../support/fixture-shop/prepare-fixture-shop.ts";

setup("build the fixture shop for a folder, with the page that README adds", () => {
  setup.setTimeout(300_000);
  return buildIfChanged(
    "inFolder",
    async (folder) => {
      await prepareFixtureShop(folder);
      addNextPage(folder);
    },
    { BASE_PATH: folderBase },
  );
});
