import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { texts } from "#content/texts.ts";
import { bundleFile } from "./inline-scripts-plugin.ts";
import { picturesPlugin } from "./pictures/pictures-plugin.ts";
import { shopFolderPlugin } from "./shop-folder.ts";

// Compares the build with its budgets, in bytes as served. `npm test` fails if our own files exceed a budget. Budgets
// that depend on the owner's content only warn, with a remedy. Once package.json has another name, no budget fails
// the test.

const root = join(import.meta.dirname, "..");
const client = join(root, "build/client");
const html = readFileSync(join(client, "index.html"), "utf8");
const [, base = "/"] = /(?:href|src)="(\/[^"]*?)assets\//.exec(html) ?? [];

const scripts = globSync("assets/*.js", { cwd: client });
const entryScripts = scripts.filter((file) => html.includes(` src="${base}${file}"`));
const libraries = sizeOf(scripts.filter((file) => /vendor-|rolldown-runtime-/.test(file)));
const pages = globSync("**/*.html", { cwd: client });

/** To raise a budget, change it here and add the reason. */
const budgets: readonly (readonly [what: string, bytes: number, limit: number, help?: string])[] = [
  // Fetched and run before the page finishes loading; islands and libraries follow.
  ["entry script", sizeOf(entryScripts), 6_300],
  ["libraries", libraries, 60_000],
  // 24.8 kB in this shop, and room for the rows of a few pages more.
  ["our own code", sizeOf(scripts) - libraries - (await measureContent()), 25_000],
  // 12.6 kB in this shop, 0.6 of them names of measures, and room for a section or two of the owner's.
  ["styles", compressedSize(inlineStyles()), 13_000],
  ["all scripts", sizeOf(scripts), 90_000, "Fewer products, or shorter texts"],
  // Each page inlines the style sheet. Home is 21.0 kB in this shop.
  ["largest page", Math.max(...pages.map((page) => sizeOf([page]))), 24_000, "Shorter texts"],
  // English preloads one part. Other European languages preload a larger part or, like Polish, a second one.
  [
    "preloaded font",
    sizeOf(preloadedFonts()),
    texts.language === "en" ? 22_000 : 35_000,
    "Another font",
  ],
  ["all fonts", sizeOf(globSync("assets/*.woff2", { cwd: client })), 45_000, "Another font"],
  ["precache", sizeOf(listPrecached()), 1_200_000, "Fewer or smaller pictures"],
];

for (const [what, bytes, limit, help] of budgets) {
  console.log(`${what}: ${bytes} of ${limit} bytes`);
  if (bytes <= limit) continue;
  console.error(`Over budget: ${what}.${help === undefined ? "" : ` ${help} would help.`}`);
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

/** Returns the size of files as served: compressed with brotli if that is smaller. */
function sizeOf(files: readonly string[]): number {
  const served = files.map((file) => join(client, file));
  return served.reduce(
    (sum, file) => sum + (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size,
    0,
  );
}

/** Returns the size of the owner's content, which shares a chunk with our own code. */
async function measureContent(): Promise<number> {
  const entry = join(root, "content/virtual.ts");
  const files = globSync("content/*.ts", { cwd: root, exclude: ["**/pictures.ts"] });
  const modules = ["virtual:pictures", ...files.map((file) => join(root, file))];
  const content = {
    name: "content",
    resolveId: (id: string) => (id === entry ? entry : undefined),
    load: (id: string) =>
      id === entry ? modules.map((path) => `export * from "${path}";`).join("") : undefined,
  };
  return compressedSize(
    await bundleFile(entry, { plugins: [shopFolderPlugin(root), picturesPlugin(root), content] }),
  );
}

/** Returns the files that the service worker names, in lists or joined by commas. A withdrawn worker names none. */
function listPrecached(): readonly string[] {
  const worker = readFileSync(join(client, "service-worker.js"), "utf8");
  return [...new Set(worker.match(/(?<=["'`,])\/[^"'`,\s]*/g))]
    .filter((address) => address.startsWith(base))
    .map((address) => decodeURI(address.slice(base.length)))
    .map((file) => (file === "" || file.endsWith("/") ? `${file}index.html` : file))
    .filter((file) => existsSync(join(client, file)));
}
