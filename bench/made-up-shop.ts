import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder } from "./clean-up.ts";
import { makeUpCatalogue, writeCatalogue } from "./made-up-catalogue.ts";

const root = join(import.meta.dirname, "..");

/** Of the project's folders, those that its build needs as they are and those that it does not. */
const linked = ["node_modules", ".cache"];
const notCopied = new Set([
  ...linked,
  ".git",
  ".react-router",
  "bench",
  "build",
  "docs",
  "e2e",
  "playwright-report",
  "test-results",
]);

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
    for (const name of readdirSync(root).filter((entry) => !notCopied.has(entry))) {
      cpSync(join(root, name), join(folder, name), { recursive: true });
    }
    for (const name of linked) symlinkSync(join(root, name), join(folder, name));
    writeFileSync(join(folder, "content/products.ts"), writeCatalogue(makeUpCatalogue(products)));
    const buildTime = buildShop(folder);
    return work({ directory: join(folder, "build"), buildTime });
  });
}

/** Builds the shop of a folder and returns how long it took, in seconds. */
export function buildShop(folder: string): number {
  const { BASE_PATH: _base, BUILD_DIRECTORY: _directory, ...environment } = process.env;
  const start = performance.now();
  const program = join(folder, "node_modules/@react-router/dev/bin.cjs");
  execFileSync(process.execPath, [program, "build"], {
    cwd: folder,
    env: { ...environment, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
    timeout: 300_000,
  });
  return (performance.now() - start) / 1000;
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
