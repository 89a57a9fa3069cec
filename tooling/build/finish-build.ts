import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeAll } from "../pictures/encode-pictures.ts";
import { listRemotePictures } from "../pictures/list-pictures.ts";
import { compressFiles } from "./compress-files.ts";
import { placePages } from "./place-pages.ts";
import { placeScriptHints } from "./place-script-hints.ts";
import { securePages } from "./secure-pages.ts";
import { writeHeadersFile } from "./write-headers-file.ts";
import { writeServiceWorker } from "./write-service-worker.ts";
import { writeSiteFiles } from "./write-site-files.ts";

type Build = {
  /** The project's folder. */
  readonly root: string;
  /** Where the build goes. */
  readonly directory: string;
  /** "/" or "/my-shop/". */
  readonly base: string;
};

/** What remains to be done once every page is prerendered; nothing is left of a build that fails. */
export async function finishBuild(build: Build): Promise<void> {
  try {
    await finish(build);
  } catch (error) {
    await rm(join(build.directory, "client"), { recursive: true, force: true });
    throw error;
  }
}

/** The order matters. */
async function finish({ root, directory, base }: Build): Promise<void> {
  const client = join(directory, "client");
  const list = join(directory, "pages.json");
  await rm(list, { force: true });
  await placePages(client, base);
  await placeScriptHints(client);
  await encodeAll(root, join(client, "images"), console.log);
  await writeSiteFiles(root, client, base, console.log);
  const pages = await securePages(client, await pictureOrigins(root));
  await writeHeadersFile(client, base);
  await writeServiceWorker(root, client, base);
  await compressFiles(client);
  // Last: where this is, a build is complete.
  await writeFile(list, JSON.stringify({ base, pages }, undefined, 2));
}

/** The hosts of the owner's remote pictures, each once. */
async function pictureOrigins(root: string): Promise<readonly string[]> {
  const pictures = await listRemotePictures(root);
  return [...new Set(pictures.map(({ remote }) => new URL(remote.address).origin))];
}
