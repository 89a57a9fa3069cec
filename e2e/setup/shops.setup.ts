import { test as setup } from "@playwright/test";
import { buildShop, projects, subfolder } from "../support/builds.ts";
import { prepareShop } from "../support/fixture-shop.ts";
import { hebrewContent } from "../variants/hebrew-content.ts";

// Each is run for the projects that depend on it (playwright.config.ts).

setup("fixtureShop", async () => {
  await prepareShop(projects.fixtureShop);
  buildShop("fixtureShop", "/");
});

setup("hebrewShop", async () => {
  await prepareShop(projects.hebrewShop, hebrewContent, { font: '"Heebo", system-ui, sans-serif' });
  buildShop("hebrewShop", subfolder);
});
