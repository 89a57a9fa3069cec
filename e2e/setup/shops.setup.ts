import { test as setup } from "@playwright/test";
import { buildShop, subfolder } from "../support/builds.ts";

// Each setup runs before the Playwright projects that list it as a dependency (playwright.config.ts).

setup("fixtureShop", () => buildShop("fixture", "/"));
setup("hebrewShop", () => buildShop("hebrew", subfolder));
