import { test as setup } from "@playwright/test";
import { buildShop, subfolder } from "../support/builds.ts";

// Each setup runs before the Playwright projects that depend on it (playwright.config.ts).

setup("fixtureShop", () => buildShop("fixture", "/"));
setup("hebrewShop", () => buildShop("hebrew", subfolder));
