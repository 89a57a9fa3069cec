import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What is not part of the project's sources. */
export const notSources = new Set([
  ".git",
  ".cache",
  "node_modules",
  "build",
  "playwright-report",
  "test-results",
]);

/** Paths that no build reads. */
const notRead = new Set([...notSources, ".ci", ".github", "bench", "docs", "e2e"]);

/** A hash of every file of the project that a build may read, and of the given folders. */
export function hashSources(root: string, folders: readonly string[] = []): string {
  const entries = readdirSync(root).filter((name) => !notRead.has(name));
  const hash = createHash("sha256").update(process.version);
  for (const path of [...entries, ...folders].flatMap((entry) => listFiles(root, entry))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

/** Whether a folder holds a build of sources with this hash. */
export function isBuiltFrom(directory: string, hash: string): boolean {
  const stamp = stampOf(directory);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
}

/** Records which sources the build of a folder was made from, until another build replaces it. */
export function stampBuild(directory: string, hash: string): void {
  writeFileSync(stampOf(directory), hash);
}

function stampOf(directory: string): string {
  return join(directory, "built-from.txt");
}

function listFiles(root: string, entry: string): readonly string[] {
  if (!statSync(join(root, entry)).isDirectory()) return [entry];
  return readdirSync(join(root, entry), { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .toSorted();
}
