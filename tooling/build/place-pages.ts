import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts the prerendered pages at the top of the build and names the fallback `404.html`. Under a
 * base path they come out in a folder of that name, and the fallback as `index.html`.
 */
export async function placePages(client: string, base: string): Promise<void> {
  const fallback = join(client, "__spa-fallback.html");
  await rename(
    existsSync(fallback) ? fallback : join(client, "index.html"),
    join(client, "404.html"),
  );
  if (base === "/") return;
  const folder = base.split("/").find(Boolean) ?? "";
  await cp(join(client, base), client, { recursive: true });
  await rm(join(client, folder), { recursive: true });
}
