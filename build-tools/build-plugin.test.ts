import { type InlineConfig, resolveConfig } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildPlugin } from "./build-plugin.ts";

test("a build is for production, even if the machine sets another NODE_ENV", async () => {
  // Vitest itself would reset NODE_ENV only after importing the next test file.
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("NODE_ENV", "development");
  const config: InlineConfig = { configFile: false, plugins: [buildPlugin(process.cwd())] };
  expect(await resolveConfig(config, "serve")).toMatchObject({ isProduction: false });
  expect(await resolveConfig(config, "build")).toMatchObject({ isProduction: true });
});
