import type { Precache } from "./precache.ts";

/** Files named by a content hash may come from the HTTP cache; all others are revalidated. */
const namedByHash = /\/(?:assets|images)\//;

/** Adds what a cache lacks: everything at first, later what was cut off or the browser deleted. */
export async function fillCache(
  cache: Pick<Cache, "put" | "keys">,
  hashes: Precache["hashes"],
): Promise<void> {
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = Object.entries(hashes).filter(([address]) => !stored.has(address));
  await Promise.all(missing.map(([address, hash]) => cacheVerified(cache, address, hash)));
}

/**
 * Stores a file if it matches the build: during a deployment a CDN may still have the previous build's
 * copy. A bad copy in the HTTP cache is replaced once from the network.
 * @throws if the network's copy differs too
 */
async function cacheVerified(
  cache: Pick<Cache, "put">,
  address: string,
  hash: string,
): Promise<void> {
  for (const mode of [namedByHash.test(address) ? "default" : "no-cache", "reload"] as const) {
    const response = await fetch(address, { cache: mode });
    const copy = response.clone();
    const bytes = await response.arrayBuffer();
    if ((await hashOf(bytes)) !== hash) continue;
    // A navigation rejects a redirected response: of one, only body and headers are stored. The bytes of
    // a new response cost two tasks of the page's main thread, a copy of the network's none.
    const { headers, redirected } = response;
    await cache.put(address, redirected ? new Response(bytes, { headers }) : copy);
    return;
  }
  throw new Error(`${address} differs from the build.`);
}

/** The first 96 bits of SHA-256, in hexadecimal digits. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes), 0, 12);
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
