import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./tooling/find-browser.ts";

/** A port of its own, so that a server started by hand is neither tested nor in the way. */
const port = Number(process.env.E2E_PORT ?? 4317);

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
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    // Answers of a worker pass by the tests that hold requests back; offline.spec.ts lets it in.
    serviceWorkers: "block",
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(port), ACCESS_LOG: "off" },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
