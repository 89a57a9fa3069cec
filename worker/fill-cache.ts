import { cacheVerified } from "./cache-verified.ts";
import type { Precache } from "./precache.ts";

/** Files named by a content hash may come from the HTTP cache; all others are revalidated. */
const namedByHash = /\/(?:assets|images)\//;

/** Adds what a cache lacks: everything at first, later what was cut off or the browser deleted. */
export async function fillCache(
  cache: Pick<Cache, "put" | "keys">,
  { files, pages, hashes }: Pick<Precache, "files" | "pages" | "hashes">,
): Promise<void> {
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const additions = [...files, ...pages].map(async (address, index) => {
    if (stored.has(address)) return;
    const cacheMode = namedByHash.test(address) ? "default" : "no-cache";
    await cacheVerified(cache, address, hashes[index] ?? "", cacheMode);
  });
  await Promise.all(additions);
}
