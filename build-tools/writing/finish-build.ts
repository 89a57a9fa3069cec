import { join } from "node:path";
import { picturesFolder } from "../../app/picture/picture-files.ts";
import { site } from "../../content/site.ts";
import { writeBuildList } from "../../server/build-list.ts";
import { encodeAll } from "../pages/encode-pictures.ts";
import { listRemotePictures } from "../reading/list-pictures.ts";
import { compressFiles } from "./compress-files.ts";
import { securePages } from "./secure-pages.ts";
import { writeHeadersFile } from "./write-headers-file.ts";
import { addFontLicence } from "./write-licences.ts";
import { withdrawServiceWorker, writeServiceWorker } from "./write-service-worker.ts";
import { writeSiteFiles } from "./write-site-files.ts";

/** Completes the build in a folder once every page is prerendered. The order matters. */
export async function finishBuild(root: string, directory: string, base: string): Promise<void> {
  const client = join(directory, "client");
  await encodeAll(root, join(client, picturesFolder));
  await writeSiteFiles(root, client, base);
  await addFontLicence(root, client);
  const pages = await securePages(client, await pictureOrigins(root));
  await writeHeadersFile(client, base);
  if (site.offline === false) await withdrawServiceWorker(root, client);
  else await writeServiceWorker(root, client, base);
  await compressFiles(client);
  writeBuildList(directory, { base, pages });
}

/** The hosts of the owner's remote pictures, each once. */
async function pictureOrigins(root: string): Promise<readonly string[]> {
  const pictures = await listRemotePictures(root);
  return [...new Set(pictures.map(({ remote }) => new URL(remote.address).origin))];
}
