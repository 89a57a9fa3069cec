import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { texts } from "#content/texts.ts";
import { bundleFile } from "./inline-scripts-plugin.ts";
import { picturesPlugin } from "./pictures/pictures-plugin.ts";
import { shopFolderPlugin } from "./shop-folder.ts";
import { optionsPlugin } from "./shop/options-plugin.ts";
import { withStaticImports } from "./static-imports.ts";

// Compares the build's files with their budgets, in bytes as served. `npm test` fails if our own files exceed a budget.
// If the owner's content exceeds a budget, `npm test` only prints a warning and suggests a remedy. If the `name` in
// package.json has been changed, every exceeded budget is only a warning.

const root = join(import.meta.dirname, "..");
const client = join(root, "build/client");
const html = readFileSync(join(client, "index.html"), "utf8");
const [, base = "/"] = /(?:href|src)="(\/[^"]*?)assets\//.exec(html) ?? [];

const scripts = globSync("assets/*.js", { cwd: client });
const entryScripts = withStaticImports(
  scripts.filter((file) => html.includes(` src="${base}${file}"`)).map((file) => basename(file)),
  (name) => readFileSync(join(client, "assets", name), "utf8"),
).map((name) => `assets/${name}`);
const libraries = sizeOf(scripts.filter((file) => /vendor-|rolldown-runtime-/.test(file)));
const pages = globSync("{**/index,404}.html", { cwd: client });
const [largestPage = ""] = pages.toSorted((one, other) => sizeOf([other]) - sizeOf([one]));

/** The measured sizes and their limits. To raise a limit, change it here and explain why in a comment. */
const budgets: readonly (readonly [what: string, bytes: number, limit: number, help?: string])[] = [
  // The entry script and its static imports are fetched and run before the page finishes loading. Islands and libraries
  // load later. The script is 6.9 kB in this shop. The limit allows for the routes of a few more pages, or for state that
  // islands share (docs/recipes.md).
  ["entry script", sizeOf(entryScripts), 7_200],
  ["libraries", libraries, 60_000],
  // Our code is 26.0 kB in this shop. The limit allows for the same.
  ["our own code", sizeOf(scripts) - libraries - (await measureContent()), 26_600],
  // The styles are 13.2 kB in this shop, including 0.6 kB for the names of custom properties and 0.4 kB for the faces of
  // fallback fonts. The limit allows for one or two sections that an owner adds.
  ["styles", compressedSize(inlineStyles()), 13_600],
  // All scripts are 90.3 kB in this shop, with the products and texts.
  ["all scripts", sizeOf(scripts), 91_500, "Remove products, or shorten texts"],
  // Each page inlines the style sheet. The not-found page is 17.7 kB in this shop, the home page 22.4 kB.
  ["not-found page", sizeOf(["404.html"]), 18_500],
  [
    `largest page (${largestPage})`,
    sizeOf([largestPage]),
    24_000,
    "Shorten the page's text in content/",
  ],
  // A shop in English preloads one font part. Shops in other European languages preload a larger part or, as in Polish,
  // a second part.
  [
    "preloaded font",
    sizeOf(preloadedFonts()),
    texts.language === "en" ? 22_000 : 35_000,
    "Choose another font",
  ],
  ["all fonts", sizeOf(globSync("assets/*.woff2", { cwd: client })), 45_000, "Choose another font"],
  ["precache", sizeOf(listPrecached()), 1_200_000, "Remove pictures, or choose smaller ones"],
];

for (const [what, bytes, limit, help] of budgets) {
  const [size, most] = [bytes, limit].map((number) => number.toLocaleString("en"));
  console.log(`${what}: ${size} of ${most} bytes`);
  if (bytes <= limit) continue;
  const advice = help === undefined ? "" : ` ${help}.`;
  console.error(`${what}: found ${size} bytes. Expected at most ${most} bytes.${advice}`);
  if (help === undefined && process.env.npm_package_name === "hemline") process.exitCode = 1;
}

function inlineStyles(): string {
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
}

function compressedSize(text: string): number {
  return brotliCompressSync(text).length;
}

/** Returns the font files that the home page preloads. */
function preloadedFonts(): readonly string[] {
  return [...new Set(html.match(/(?<=rel="preload" href="[^"]*)assets\/[\w.-]+\.woff2(?=")/g))];
}

/** Returns the total size of the files as served. If a file has a Brotli copy, the copy is served. */
function sizeOf(files: readonly string[]): number {
  const served = files.map((file) => join(client, file));
  return served.reduce(
    (sum, file) => sum + (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size,
    0,
  );
}

/** Returns the compressed size of the owner's content, which shares a chunk with our own code. */
async function measureContent(): Promise<number> {
  const entry = join(root, "content/virtual.ts");
  const files = globSync("content/*.ts", { cwd: root, exclude: ["**/pictures.ts"] });
  const modules = ["virtual:pictures", "virtual:options", ...files.map((file) => join(root, file))];
  const content = {
    name: "content",
    resolveId: (id: string) => (id === entry ? entry : undefined),
    load: (id: string) =>
      id === entry ? modules.map((path) => `export * from "${path}";`).join("") : undefined,
  };
  return compressedSize(
    await bundleFile(entry, {
      plugins: [shopFolderPlugin(root), picturesPlugin(root), optionsPlugin(root), content],
    }),
  );
}

/**
 * Returns the files that the service worker precaches. The worker contains their addresses as separate strings or
 * joined by commas. A worker that only removes itself contains no addresses.
 */
function listPrecached(): readonly string[] {
  const worker = readFileSync(join(client, "service-worker.js"), "utf8");
  return [...new Set(worker.match(/(?<=["'`,])\/[^"'`,\s]*/g))]
    .filter((address) => address.startsWith(base))
    .map((address) => decodeURI(address.slice(base.length)))
    .map((path) => (existsSync(join(client, path, "index.html")) ? `${path}/index.html` : path))
    .filter((file) => existsSync(join(client, file)));
}
