import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import type { Precache } from "../../worker/precache.ts";
import { filesOf } from "../pictures/encode-pictures.ts";
import { type ListedPicture, listPictures } from "../pictures/list-pictures.ts";
import { findPages } from "./find-pages.ts";

/** The size of a picture that is kept: the smallest at least this wide, in pixels. */
const keptWidth = 390;

/** Bundles `worker/` into one file that knows what this build is made of. */
export async function writeServiceWorker(
  root: string,
  client: string,
  base: string,
): Promise<void> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: { PRECACHE: JSON.stringify(await listPrecache(root, client, base)) },
    build: {
      write: false,
      lib: { entry: join(root, "worker/service-worker.ts"), formats: ["es"], fileName: "worker" },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [];
  const [chunk] = bundle?.output ?? [];
  if (chunk === undefined) throw new Error("The service worker came out of its build empty.");
  await writeFile(join(client, "service-worker.js"), chunk.code);
}

/** Everything the shop needs without a network, at most 1.2 MB of it (tooling/check-budgets.ts). */
export async function listPrecache(root: string, client: string, base: string): Promise<Precache> {
  const pictures = (await listPictures(root)).map(keptFile);
  const files = [
    ...globSync("assets/*.{js,css,woff2}", { cwd: client }).filter(
      (file) => !file.includes("latin-ext"),
    ),
    ...pictures.map((file) => `images/${file}`),
    "favicon.svg",
    "manifest.webmanifest",
  ].toSorted();
  const pages = findPages(client);
  const hash = createHash("sha256");
  for (const file of [...files, ...pages.map((page) => page.file), "404.html"]) {
    hash.update(file).update(readFileSync(join(client, file)));
  }
  return {
    version: hash.digest("hex").slice(0, 12),
    files: files.map((file) => base + file),
    pages: [
      ...pages.map(({ path }) => (path === "/" ? base : `${base}${path.slice(1)}/`)),
      `${base}404.html`,
    ],
    notFound: `${base}404.html`,
  };
}

function keptFile(picture: ListedPicture): string {
  const width = picture.widths.find((step) => step >= keptWidth) ?? picture.widths.at(-1);
  const kept = filesOf(picture).find((file) => file.format === "avif" && file.width === width);
  if (kept === undefined) throw new Error(`The picture "${picture.name}" has no size to keep.`);
  return kept.fileName;
}
