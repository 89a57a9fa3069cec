import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** The shops are built outside the project, where its watchers and linters would find them. */
const folderOfShops = join(
  tmpdir(),
  `shop-tests-${createHash("sha256").update(root).digest("hex").slice(0, 8)}`,
);

/** The shops under test, each with the folder of its project. */
export const projects = {
  /** The owner's, as `npm run build` has built it. */
  content: root,
  fixtureShop: join(folderOfShops, "fixture-shop"),
  /** This shop reads from right to left, in a subfolder of its host. */
  hebrewShop: join(folderOfShops, "hebrew-shop"),
} as const;

/** Where the Hebrew shop is served. */
export const subfolder = "/my-shop/" as const;

export function buildOf(project: keyof typeof projects): string {
  return join(projects[project], "build");
}

/** Checks a shop's content and builds it. */
export function buildShop(project: keyof typeof projects, base: string): void {
  const cwd = projects[project];
  const env = { ...process.env, NODE_ENV: "production", BASE_PATH: base };
  for (const command of [
    ["content-check/run-check.ts", "--offline"],
    ["node_modules/vite/bin/vite.js", "build", "--configLoader", "native"],
  ]) {
    execFileSync(process.execPath, command, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  }
}
