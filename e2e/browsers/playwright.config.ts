import { defineConfig } from "@playwright/test";
import { browsers } from "./test.ts";

const installed = Object.entries(browsers).flatMap(([name, start]) => {
  if (start !== undefined) return [name];
  if (process.env.TEST_WORKER_INDEX === undefined) console.log(`Skipped: no ${name} is installed.`);
  return [];
});

/** Core journeys in the browsers that are not Chromium, as they are installed. */
export default defineConfig<object, { browserKind: string }>({
  testDir: "..",
  workers: 1,
  timeout: 60_000,
  reporter: [["line"]],
  projects: [
    { name: "build fixture shop", testMatch: "setup/fixture-shop.setup.ts" },
    ...installed.map((name) => ({
      name,
      testMatch: "browsers/*.spec.ts",
      dependencies: ["build fixture shop"],
      use: { browserKind: name },
    })),
  ],
});
