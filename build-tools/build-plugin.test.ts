import { type InlineConfig, resolveConfig } from "vite";
import { expect, test, vi } from "vitest";
import { buildPlugin } from "./build-plugin.ts";

test("a build is for production, whatever NODE_ENV the machine has set", async () => {
  vi.stubEnv("NODE_ENV", "development");
  const config: InlineConfig = { configFile: false, plugins: [buildPlugin(process.cwd())] };
  expect(await resolveConfig(config, "serve")).toMatchObject({ isProduction: false });
  expect(await resolveConfig(config, "build")).toMatchObject({ isProduction: true });
});
