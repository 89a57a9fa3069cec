import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** What a copy shares with the project. */
const shared = ["node_modules", ".cache"];

/** What is not part of the project's sources. */
export const notSources = new Set([
  ...shared,
  ".git",
  "build",
  "build.next",
  "build.previous",
  "playwright-report",
  "test-results",
]);

/** Copies the project into a folder, to be changed and built there. */
export function copyProject(root: string, folder: string): void {
  for (const name of readdirSync(root).filter((entry) => !notSources.has(entry))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of shared) {
    mkdirSync(join(root, name), { recursive: true });
    symlinkSync(join(root, name), join(folder, name), "junction");
  }
}

/** Builds the project in a folder. */
export function buildProject(folder: string, settings: NodeJS.ProcessEnv = {}): void {
  const { BASE_PATH: _base, BUILD_DIRECTORY: _directory, ...environment } = process.env;
  const program = join(folder, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [program, "build"], {
    cwd: folder,
    env: { ...environment, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 300_000,
  });
}
