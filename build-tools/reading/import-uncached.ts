import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";

/** Imports the current version of a content module: Node caches modules by their address. */
export async function importUncached(path: string) {
  const address = `${pathToFileURL(path).href}?at=${(await stat(path)).mtimeMs}`;
  return import(/* @vite-ignore */ address);
}
