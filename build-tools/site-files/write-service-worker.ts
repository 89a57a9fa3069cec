import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureFileName, picturesFolder } from "../../app/picture/picture-files.ts";
import type { Precache } from "../../worker/precache.ts";
import { bundleFile } from "../inline-scripts-plugin.ts";
import type { ListedPicture } from "../pictures/list-pictures.ts";
import { listHtmlFiles } from "./list-html-files.ts";

/** Of each picture, the smallest size at least this wide is precached, in pixels. */
const precachedWidth = 390;

type PictureSizes = Pick<ListedPicture, "name" | "version" | "widths">;

const fileName = "service-worker.js";

/** Bundles the worker into one file, with this build's precache list. */
export async function writeServiceWorker(
  { root, pictures }: { root: string; pictures: readonly PictureSizes[] },
  client: string,
  base: string,
): Promise<void> {
  const entry = join(root, "worker/service-worker.ts");
  const define = { PRECACHE: JSON.stringify(listPrecache(pictures, client, base)) };
  await writeFile(join(client, fileName), await bundleFile(entry, { define }));
}

/** In its place, writes a worker that removes itself and this shop's caches from visitors' browsers. */
export async function withdrawServiceWorker(root: string, client: string): Promise<void> {
  const entry = join(root, "worker/withdrawn-worker.ts");
  await writeFile(join(client, fileName), await bundleFile(entry));
}

/** Everything the shop needs offline. */
export function listPrecache(
  pictures: readonly PictureSizes[],
  client: string,
  base: string,
): Precache {
  const files = [
    ...readdirSync(join(client, "assets"))
      .filter((name) => /\.(?:js|css|woff2)$/.test(name))
      .map((name) => `assets/${name}`),
    ...pictures.map(precachedFile),
    "icon-48.png",
    "manifest.webmanifest",
    "404.html",
  ].toSorted();
  const pages = listHtmlFiles(client).map(({ file }) => file);
  const hashes = [...files, ...pages].map(
    (file) =>
      [
        encodeURI(base + file.replace(/index\.html$/, "")),
        hashOf(readFileSync(join(client, file))),
      ] as const,
  );
  return {
    version: hashOf(Buffer.from(hashes.join())).slice(0, 12),
    hashes: Object.fromEntries(hashes),
    notFound: `${base}404.html`,
  };
}

/** Of a file's bytes, as the worker computes it to verify a copy (worker/fill-cache.ts). */
function hashOf(bytes: Buffer): string {
  return hash("sha256", bytes).slice(0, 24);
}

function precachedFile({ name, version, widths }: PictureSizes): string {
  const width = widths.find((step) => step >= precachedWidth) ?? Math.max(...widths);
  return `${picturesFolder}/${pictureFileName(name, width, version)}`;
}
