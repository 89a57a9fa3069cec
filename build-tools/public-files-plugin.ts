import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { readBasePath } from "./base-path.ts";
import { findPublicFile, findPublicFiles, publicFolder } from "./list-public-files.ts";

/**
 * Copies the files of content/public/ into the build. In development, finds the file for a request as hosts do, because
 * Vite serves files only at their exact names.
 */
export function publicFilesPlugin(root: string): Plugin {
  const base = readBasePath();
  return {
    name: "public-files",
    config: () => ({ build: { copyPublicDir: false } }),
    writeBundle({ dir = "" }) {
      if (this.environment.name !== "client") return;
      for (const { path, name } of findPublicFiles(root)) {
        mkdirSync(dirname(join(dir, name)), { recursive: true });
        copyFileSync(join(root, publicFolder, path), join(dir, name));
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { url = "" } = request;
        request.url = findPublicFile(url, base, findPublicFiles(root)) ?? url;
        next();
      });
    },
  };
}
