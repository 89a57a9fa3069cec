import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const project = join(import.meta.dirname, "..");

/** The owner's shop. */
const ownersFolder = "content";

/**
 * The folder of the shop that is shown, relative to the project: the owner's, unless Node runs with the
 * condition of another in package.json, as by `--node-options=--conditions=fixture`.
 */
export const shopFolder = relative(
  project,
  dirname(fileURLToPath(import.meta.resolve("#content/site.ts"))),
).replaceAll(sep, "/");

/**
 * The path of a content file. A file that the shop lacks is the owner's, so that a file that an owner
 * adds needs no copy in the shops of the tests.
 */
export function findContentFile(root: string, name: string, folder = shopFolder): string {
  const file = join(root, folder, name);
  return existsSync(file) ? file : join(root, ownersFolder, name);
}

/** Resolves `#content/…` to the files of a shop, in scripts and in style sheets, and serves its `public/`. */
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
