import { type InlineConfig, resolveConfig } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildPlugin } from "./build-plugin.ts";

test("a build is for production, whatever NODE_ENV the machine has set", async () => {
  // Vitest undoes it before the next test, but imports the next file before that.
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("NODE_ENV", "development");
  const config: InlineConfig = { configFile: false, plugins: [buildPlugin(process.cwd())] };
  expect(await resolveConfig(config, "serve")).toMatchObject({ isProduction: false });
  expect(await resolveConfig(config, "build")).toMatchObject({ isProduction: true });
});
