import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that is installed, by name or by path. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => (/[/\\]/.test(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}
