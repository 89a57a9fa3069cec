import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** Of the project's folders, those that a copy shares and those that it does without. */
const shared = ["node_modules", ".cache"];
const left = new Set([
  ...shared,
  ".git",
  ".react-router",
  "build",
  "playwright-report",
  "test-results",
]);

/** Copies the project as it is now into a folder, to be changed and built there. */
export function copyProject(root: string, folder: string): void {
  for (const name of readdirSync(root).filter((entry) => !left.has(entry))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of shared) {
    mkdirSync(join(root, name), { recursive: true });
    symlinkSync(join(root, name), join(folder, name), "junction");
  }
}

/** Builds the project of a folder and returns how long it took, in seconds. */
export function buildProject(folder: string): number {
  const { BASE_PATH: _base, BUILD_DIRECTORY: _directory, ...environment } = process.env;
  const start = performance.now();
  const program = join(folder, "node_modules/@react-router/dev/bin.cjs");
  execFileSync(process.execPath, [program, "build"], {
    cwd: folder,
    env: { ...environment, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 300_000,
  });
  return (performance.now() - start) / 1000;
}
