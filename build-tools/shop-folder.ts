import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const project = join(import.meta.dirname, "..");

/** The folder of the owner's shop. */
const ownersFolder = "content";

/**
 * The folder of the current shop, relative to the project. Node conditions from package.json select a test shop,
 * as with `--node-options=--conditions=fixture`.
 */
export const shopFolder = relative(
  project,
  dirname(fileURLToPath(import.meta.resolve("#content/site.ts"))),
).replaceAll(sep, "/");

/**
 * Returns the path of a content file in the shop or, if it has none, in the owner's folder. Files that owners
 * add need no copies in the test shops.
 */
export function findContentFile(root: string, name: string, folder = shopFolder): string {
  const file = join(root, folder, name);
  return existsSync(file) ? file : join(root, ownersFolder, name);
}

/** Resolves `#content/…` to a shop's files, in scripts and style sheets, and copies its `public/`. */
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
