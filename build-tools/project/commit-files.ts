import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Commits these files in a repository of their own, as one that is made from a template. */
export function commitFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const author = ["-c", "user.name=Owner", "-c", "user.email=owner@shop.example"];
  for (const command of [
    ["init", "-q", "-b", "main"],
    ["add", "."],
    ["commit", "-qm", "All"],
  ]) {
    execFileSync("git", [...author, ...command], { cwd: folder });
  }
}
