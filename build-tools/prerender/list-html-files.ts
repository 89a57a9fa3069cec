import { globSync } from "node:fs";
import { posix, sep } from "node:path";

/** A document of the build: its file, and its address without the base path. */
export type PageFile = { readonly file: string; readonly path: string };

/** Every page of a build but `404.html`. */
export function listHtmlFiles(client: string): readonly PageFile[] {
  return globSync("**/index.html", { cwd: client })
    .map((found) => found.split(sep).join("/"))
    .toSorted()
    .map((file) => {
      const folder = posix.dirname(file);
      return { file, path: folder === "." ? "/" : `/${folder}` };
    });
}
