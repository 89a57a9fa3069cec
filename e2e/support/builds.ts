import { execFileSync } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** The build folder of each shop under test, relative to the project's root. */
const builds = {
  /** The owner's shop, built by `npm run build`. */
  content: "build",
  fixtureShop: "e2e/builds/fixture",
  /** The right-to-left shop in a subfolder of its host. */
  hebrewShop: "e2e/builds/hebrew",
} as const;

export type ShopName = keyof typeof builds;

/** The base path of the Hebrew shop. */
export const subfolder = "/my-shop/" as const;

/** Returns the folder of a shop's build. */
export function buildOf(shop: ShopName): string {
  return join(root, builds[shop]);
}

/** Returns environment variables that make every tool use the given shop in `e2e/test-shops/`. */
export function environmentOf(shop: string, base: string): NodeJS.ProcessEnv {
  return { ...process.env, NODE_OPTIONS: `--conditions=${shop}`, BASE_PATH: base };
}

/** Checks a shop's content and builds it. */
export function buildShop(shop: "fixture" | "hebrew", base: string): void {
  const env = {
    ...environmentOf(shop, base),
    NODE_ENV: "production",
    BUILD_DIRECTORY: builds[`${shop}Shop`],
  };
  for (const command of [
    ["content-check/run-check.ts", "--offline"],
    ["node_modules/vite/bin/vite.js", "build", "--configLoader", "native"],
  ]) {
    const stdio = ["ignore", "ignore", "inherit"] as const;
    execFileSync(process.execPath, command, { cwd: root, env, stdio: [...stdio] });
  }
}
