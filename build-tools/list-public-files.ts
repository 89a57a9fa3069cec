import { existsSync, readdirSync, statSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { shopFolder } from "./shop-folder.ts";

/** The folder whose files the build copies unchanged, relative to the project. */
export const publicFolder = `${shopFolder}/public`;

/** The files that macOS and Windows add to folders. */
const systemFiles = new Set([".DS_Store", "Thumbs.db", "desktop.ini"]);

/**
 * Returns the addresses of the files in the shop's `public/` folder.
 * @example listPublicFiles(root) // ["/C%2B%2B%20notes.pdf", "/lookbook/"]
 */
export function listPublicFiles(root: string): readonly string[] {
  return listFiles(join(root, publicFolder))
    .map((file) => `/${file.split(sep).map(encodeURIComponent).join("/")}`)
    .map((path) => path.replace(/(?<=\/)index\.html$/, ""));
}

/** Copies the files in the shop's `public/` folder to a folder. */
export async function copyPublicFiles(root: string, target: string): Promise<void> {
  const folder = join(root, publicFolder);
  for (const file of listFiles(folder)) {
    await cp(join(folder, file), join(target, file), { dereference: true });
  }
}

/** Lists the files of a folder, including symbolic links to files, without those that systems add. */
function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => !systemFiles.has(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => relative(folder, path));
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
