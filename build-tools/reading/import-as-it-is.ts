import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";

/** Imports a module of the content as it is now: Node remembers one by its address. */
export async function importAsItIs(path: string) {
  const address = `${pathToFileURL(path).href}?at=${(await stat(path)).mtimeMs}`;
  return import(/* @vite-ignore */ address);
}
