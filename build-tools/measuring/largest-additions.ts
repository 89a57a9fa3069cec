import { execFileSync } from "node:child_process";

/**
 * The three files of app/ with these extensions that have grown most since limits.ts was last committed,
 * in lines; none without git.
 */
export function largestAdditions(root: string, ...extensions: readonly string[]) {
  const git = (...words: readonly string[]) =>
    execFileSync("git", words, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  const files = extensions.map((extension) => `app/*.${extension}`);
  try {
    const limits = git("log", "-1", "--format=%H", "--", "build-tools/measuring/limits.ts").trim();
    const tests = [":!*.test.*", ":!*-fixture.*"];
    return git("diff", "--numstat", "--no-renames", limits, "--", ...files, ...tests)
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([added, removed, file]) => ({ file, lines: Number(added) - Number(removed) }))
      .filter(({ lines }) => lines > 0)
      .toSorted((one, other) => other.lines - one.lines)
      .slice(0, 3)
      .map(({ file, lines }) => `${file} (${lines})`);
  } catch {
    return [];
  }
}
