import { defineConfig, devices } from "@playwright/test";
import { browserFlags, findBrowser } from "./tooling/find-browser.ts";

import {
  headersPort,
  port,
  rootPort,
  secondShopPort,
  subPathBuild,
  subPathPort,
} from "./e2e/addresses.ts";

// Workers read this file too: they are told what the first reading found.
process.env.CHROMIUM_PATH = findBrowser();

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [["line"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserFlags,
    },
    // Answers of a worker pass by the tests that hold requests back; offline.spec.ts lets it in.
    serviceWorkers: "block",
    trace: "retain-on-failure",
  },
  webServer: [
    {
      command: "node server/main.ts",
      env: { PORT: String(port), ACCESS_LOG: "off" },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      command: "react-router build && node e2e/static-host.ts",
      env: { PORT: String(subPathPort), ...subPathBuild },
      url: `http://localhost:${subPathPort}${subPathBuild.BASE_PATH}`,
      timeout: 300_000,
      reuseExistingServer: false,
    },
    {
      command: "node e2e/static-host.ts",
      env: { PORT: String(rootPort) },
      url: `http://localhost:${rootPort}/`,
      reuseExistingServer: false,
    },
    {
      command: "node e2e/static-host.ts",
      env: { PORT: String(headersPort), HEADERS_FILE: "read" },
      url: `http://localhost:${headersPort}/`,
      reuseExistingServer: false,
    },
    {
      command: "node e2e/second-shop/serve-second-shop.ts",
      env: { PORT: String(secondShopPort) },
      url: `http://localhost:${secondShopPort}/`,
      timeout: 300_000,
      reuseExistingServer: false,
      // It has a folder to remove.
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
});
