import { join } from "node:path";
import { site } from "#content/site.ts";
import { picturesFolder } from "../../app/picture/picture-files.ts";
import { encodeAll } from "../pictures/pictures-plugin.ts";
import { readShop } from "../read-shop.ts";
import { compressFiles } from "./compress-files.ts";
import { copyPages } from "./copy-pages.ts";
import { writeHeadersFile } from "./write-headers-file.ts";
import { addFontLicense } from "./write-licenses.ts";
import { withdrawServiceWorker, writeServiceWorker } from "./write-service-worker.ts";
import { writeSiteFiles } from "./write-site-files.ts";

/** Completes the build after its pages are prerendered. The order of the steps matters. */
export async function finishBuild(
  root: string,
  pages: readonly string[],
  client: string,
  base: string,
): Promise<void> {
  const shop = await readShop(root);
  await encodeAll(shop, join(client, picturesFolder));
  await writeSiteFiles(shop, pages, client, base);
  await addFontLicense(shop, client);
  await writeHeadersFile(client, base);
  if (site.offline === false) await withdrawServiceWorker(root, client);
  else await writeServiceWorker(shop, pages, client, base);
  await compressFiles(client);
  // The server of the shop needs no copies, so they are not compressed.
  await copyPages(pages, client);
}
