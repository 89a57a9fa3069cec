import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Imports a module as its file is now: Node remembers a module by its address. What it imports is remembered.
 * @param file from the project's root
 */
export async function importFresh(root: string, file: string) {
  const path = join(root, file);
  return import(/* @vite-ignore */ `${pathToFileURL(path).href}?at=${(await stat(path)).mtimeMs}`);
}
