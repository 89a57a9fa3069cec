import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Commits these files in a repository, a new one if there is none yet. */
export function commitFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const settings = ["init.defaultBranch=main", "user.name=Owner", "user.email=owner@shop.example"];
  const options = settings.flatMap((setting) => ["-c", setting]);
  for (const command of [
    ["init", "-q"],
    ["add", "."],
    ["commit", "-qm", "All"],
  ]) {
    execFileSync("git", [...options, ...command], { cwd: folder });
  }
}
