import type { Plugin } from "vite";
import { readBasePath } from "./base-path.ts";
import { findFolderIndex, listPublicFiles } from "./list-public-files.ts";

/**
 * In development, serves the index.html of a folder in content/public/, as hosts do. Vite serves files only at their
 * exact names.
 */
export function publicFilesPlugin(root: string): Plugin {
  const base = readBasePath();
  return {
    name: "public-files",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { url = "" } = request;
        request.url = findFolderIndex(url, base, listPublicFiles(root)) ?? url;
        next();
      });
    },
  };
}
