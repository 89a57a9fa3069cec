import { test as setup } from "@playwright/test";
import { buildIfChanged, folderBase } from "../support/builds.ts";
import { addNextPage } from "../support/fixture-shop/add-next-page.ts";
import { checkTypes, prepareFixtureShop } from "../support/fixture-shop/prepare-fixture-shop.ts";

setup("build the German shop for a subfolder, with the page that docs/owner.md adds", () => {
  setup.setTimeout(300_000);
  return buildIfChanged(
    "germanShop",
    async (folder) => {
      await prepareFixtureShop(folder, "german-shop");
      addNextPage(folder);
      checkTypes(folder);
    },
    { BASE_PATH: folderBase },
  );
});
