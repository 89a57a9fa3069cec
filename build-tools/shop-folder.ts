import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const project = join(import.meta.dirname, "..");

/** The folder of the owner's shop. */
const ownersFolder = "content";

/**
 * The folder of the current shop, relative to the project. A Node condition from package.json selects a test shop,
 * for example `--node-options=--conditions=fixture`.
 */
export const shopFolder = relative(
  project,
  dirname(fileURLToPath(import.meta.resolve("#content/site.ts"))),
).replaceAll(sep, "/");

/**
 * Returns the path of a content file in the shop's folder. If the shop lacks the file, returns its path in the owner's
 * folder, so test shops need no copies of files that owners add.
 */
export function findContentFile(root: string, name: string, folder = shopFolder): string {
  const file = join(root, folder, name);
  return existsSync(file) ? file : join(root, ownersFolder, name);
}

/**
 * Resolves `#content/…` in scripts and style sheets to the shop's files, and serves the shop's `public/` in
 * development.
 */
export function shopFolderPlugin(root: string, folder = shopFolder): Plugin {
  const path = join(root, folder).replaceAll(sep, "/");
  return {
    name: "shop-folder",
    enforce: "pre",
    config: () => ({
      resolve: { alias: { "#content": path } },
      publicDir: join(root, folder, "public"),
    }),
    resolveId: (id) =>
      id.startsWith(`${path}/`) && !existsSync(id)
        ? findContentFile(root, id.slice(path.length + 1), folder)
        : undefined,
  };
}
