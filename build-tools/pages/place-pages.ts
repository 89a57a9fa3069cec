import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Moves the prerendered pages to the top of the build and renames the fallback to `404.html`. With a
 * base path the router writes pages into a folder of that name, and the fallback as `index.html`.
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
