import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureFileName, picturesFolder } from "../../app/picture/picture-files.ts";
import { bundleFile } from "../inline-scripts-plugin.ts";
import { htmlFileOf } from "../list-pages.ts";
import type { ListedPicture } from "../pictures/list-pictures.ts";

/**
 * The minimum width, in pixels, of a precached picture file. Each picture's narrowest file of at least this width is
 * precached.
 */
const precachedWidth = 390;

type PictureSizes = Pick<ListedPicture, "name" | "version" | "widths">;

const fileName = "service-worker.js";

/** Bundles the service worker into one file, with this build's precache list. */
export async function writeServiceWorker(
  { root, pictures }: { root: string; pictures: readonly PictureSizes[] },
  pages: readonly string[],
  client: string,
  base: string,
): Promise<void> {
  const entry = join(root, "worker/service-worker.ts");
  const define = { PRECACHE: JSON.stringify(listPrecache(pictures, pages, client, base)) };
  await writeFile(join(client, fileName), await bundleFile(entry, { define }));
}

/** Writes a service worker that removes itself and this shop's caches from visitors' browsers. */
export async function withdrawServiceWorker(root: string, client: string): Promise<void> {
  const entry = join(root, "worker/withdrawn-worker.ts");
  await writeFile(join(client, fileName), await bundleFile(entry));
}

/**
 * Returns everything the shop needs offline, as described at `PRECACHE` in worker/service-worker.ts.
 * @param pages the paths of the prerendered pages; other HTML files belong to the owner and are not precached
 */
export function listPrecache(
  pictures: readonly PictureSizes[],
  pages: readonly string[],
  client: string,
  base: string,
) {
  const assets = readdirSync(join(client, "assets")).filter((name) =>
    /\.(?:js|css|woff2)$/.test(name),
  );
  const entry = assets.find((name) => /^entry\.client-.*\.js$/.test(name));
  if (entry === undefined) throw new Error("The build has no script entry.client-….js.");
  const version = createHash("sha256");
  const address = (file: string) => {
    version.update(file).update(readFileSync(join(client, file)));
    return encodeURI(base + file);
  };
  const pageAddress = (path: string) => {
    version.update(path).update(readFileSync(htmlFileOf(client, path)));
    return base + path.slice(1);
  };
  const files = assets.toSorted().map((name) => `assets/${name}`);
  return {
    entry,
    pages: pages.map(pageAddress),
    notFound: address("404.html"),
    files: [...files, "icon-48.png", "manifest.webmanifest"].map(address),
    pictures: pictures.map(precachedFile).map(address),
    version: version.digest("hex").slice(0, 12),
  };
}

function precachedFile({ name, version, widths }: PictureSizes): string {
  const width = widths.find((step) => step >= precachedWidth) ?? Math.max(...widths);
  return `${picturesFolder}/${pictureFileName(name, width, version)}`;
}
