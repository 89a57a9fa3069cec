import { relative } from "node:path";

/** A path relative to the project, with forward slashes on every system. */
export function pathInProject(root: string, path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}
