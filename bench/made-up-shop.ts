import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder } from "../tooling/clean-up.ts";
import { buildProject, copyProject } from "../tooling/copy-project.ts";
import { makeUpCatalogue, writeCatalogue } from "./made-up-catalogue.ts";

const root = join(import.meta.dirname, "..");

export type MadeUpShop = {
  /** The folder of the build. */
  readonly directory: string;
  /** How long the build took, in seconds. */
  readonly buildTime: number;
};

/** Builds the shop with a made-up catalogue of so many products, in a temporary copy. */
export function withMadeUpShop<T>(
  products: number,
  work: (shop: MadeUpShop) => Promise<T>,
): Promise<T> {
  return inTemporaryFolder(async (folder) => {
    copyProject(root, folder);
    writeFileSync(join(folder, "content/products.ts"), writeCatalogue(makeUpCatalogue(products)));
    const buildTime = buildProject(folder);
    return work({ directory: join(folder, "build"), buildTime });
  });
}

/** How many bytes (brotli) all the scripts are that the home page names. */
export function scriptBytes(directory: string): number {
  const html = readFileSync(join(directory, "client/index.html"), "utf8");
  const scripts = new Set([...html.matchAll(/assets\/[\w.-]+\.js(?=")/g)].map(([file]) => file));
  return [...scripts].reduce((sum, file) => sum + compressedBytes(directory, file), 0);
}

/** How many bytes (brotli) a file of a build is; as it is, if it was not worth compressing. */
export function compressedBytes(directory: string, file: string): number {
  const path = join(directory, "client", file);
  const compressed = statSync(`${path}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(path)).size;
}
