import { execFileSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The three files of app/ with this extension that have grown most since limits.ts was last committed,
 * in bytes of source; without git, the three largest.
 */
export function largestAdditions(root: string, extension: string): readonly string[] {
  const before = sizesAtLimits(root);
  return globSync(`app/**/*.${extension}`, { cwd: root, exclude: ["**/*{.test,-fixture}.*"] })
    .map((file) => file.replaceAll("\\", "/"))
    .map((file) => ({ file, bytes: statSync(join(root, file)).size - (before.get(file) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map(({ file, bytes }) => `${file} (${bytes})`);
}

function sizesAtLimits(root: string): ReadonlyMap<string, number> {
  const git = (...words: string[]) =>
    execFileSync("git", words, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    const commit = git("log", "-1", "--format=%H", "--", "build-tools/writing/limits.ts").trim();
    const files = git("ls-tree", "-rlz", commit, "app/").split("\0");
    return new Map(
      files.map((line) => [line.split("\t")[1] ?? "", Number(/\d+(?=\t)/.exec(line))]),
    );
  } catch {
    return new Map();
  }
}
