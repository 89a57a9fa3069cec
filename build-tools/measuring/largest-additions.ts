import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

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
  const files = [
    ...extensions.map((extension) => `app/*.${extension}`),
    ":!*.test.*",
    ":!*-fixture.*",
  ];
  try {
    const limits = git("log", "-1", "--format=%H", "--", "build-tools/measuring/limits.ts").trim();
    const changed = linesIn(git("diff", "--numstat", "--no-renames", limits, "--", ...files))
      .map((line) => line.split("\t"))
      .map(([added, removed, file]) => ({ file, lines: Number(added) - Number(removed) }));
    const untracked = linesIn(git("ls-files", "--others", "--exclude-standard", "--", ...files));
    const read = (file: string) => linesIn(readFileSync(join(root, file), "utf8"));
    return [...changed, ...untracked.map((file) => ({ file, lines: read(file).length }))]
      .filter(({ lines }) => lines > 0)
      .toSorted((one, other) => other.lines - one.lines)
      .slice(0, 3)
      .map(({ file, lines }) => `${file} (${lines})`);
  } catch {
    return [];
  }
}

function linesIn(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}
