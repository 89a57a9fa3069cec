import { rename } from "node:fs/promises";
import { join } from "node:path";
import { encodeAll } from "./pictures/encode-pictures.ts";

/** What remains to be done once every page is prerendered. */
export async function finishBuild(root: string, client: string): Promise<void> {
  await rename(join(client, "__spa-fallback.html"), join(client, "404.html"));
  await encodeAll(root, join(client, "images"), console.log);
}
