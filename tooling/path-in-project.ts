import { relative } from "node:path";

/** A path from the project's root, with slashes on every system. */
export function pathInProject(root: string, path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}
