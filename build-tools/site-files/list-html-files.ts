import { globSync } from "node:fs";
import { posix, sep } from "node:path";

/** Every page of a build but `404.html`: its file, and its address without the base path. */
export function listHtmlFiles(client: string) {
  return globSync("**/index.html", { cwd: client })
    .map((found) => found.split(sep).join("/"))
    .toSorted()
    .map((file) => {
      const folder = posix.dirname(file);
      return { file, path: folder === "." ? "/" : `/${folder}` };
    });
}
