import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { shopFolder } from "./shop-folder.ts";

/** The folder that the build copies unchanged, relative to the project. */
export const publicFolder = `${shopFolder}/public`;

/**
 * Returns the addresses of the files in the shop's `public/` folder.
 * @example listPublicFiles(root) // ["/C%2B%2B%20notes.pdf", "/lookbook/"]
 */
export function listPublicFiles(root: string): readonly string[] {
  const folder = join(root, publicFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.split(sep).map(encodeURIComponent).join("/"))
    .map((path) => path.replace(/(?<=\/)index\.html$/, ""));
}

/** Returns the address of the index.html that hosts serve for a folder, or `undefined` if there is none. */
export function findFolderIndex(
  url: string,
  base: string,
  files: readonly string[],
): string | undefined {
  const [, path = "", query = ""] = /^([^?]*?)\/?(\?.*)?$/.exec(url) ?? [];
  const isFolder = path.startsWith(base) && files.includes(`${path.slice(base.length - 1)}/`);
  return isFolder ? `${path}/index.html${query}` : undefined;
}
