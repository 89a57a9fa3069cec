import { offlineFallback } from "./offline-fallback.ts";
import { cacheNameFor, listCaches, type Precache } from "./precache.ts";

/** A page that takes longer comes from the cache; in milliseconds. */
const networkTimeout = 4_000;

/** Safari's caches may fail, or never answer: the network does after this time, in milliseconds. */
const cacheTimeout = 800;

/** What a gateway answers for a server that it cannot reach. */
const gatewayErrors = new Set([502, 503, 504]);

/**
 * How the worker of a shop responds.
 * @param scope the address of the shop
 */
export function respondFrom(precache: Precache, scope: string) {
  const cacheName = cacheNameFor(scope, precache.version);

  /** Looks in the caches of all builds of this shop: an open page of an older one keeps its files. */
  async function findCached(request: Request): Promise<Response | undefined> {
    for (const name of await listCaches(scope)) {
      const cached = await caches.match(request, { cacheName: name, ignoreVary: true });
      if (cached !== undefined) return cached;
    }
    return undefined;
  }

  async function fromCache(url: string, kind: "page" | "file"): Promise<Response | undefined> {
    const fallback = offlineFallback(new URL(url).pathname, kind, precache);
    if (fallback === undefined) return undefined;
    const response = await caches.match(fallback.key, { cacheName, ignoreVary: true });
    if (response === undefined) return undefined;
    return new Response(response.body, { status: fallback.status, headers: response.headers });
  }

  return {
    async navigation(request: Request): Promise<Response> {
      const network = fetch(request);
      const response = await within(networkTimeout, network);
      if (response !== undefined && !gatewayErrors.has(response.status)) return response;
      const cached = await within(cacheTimeout, fromCache(request.url, "page"));
      // Only offline is an unknown address the not-found page: a gateway's error will pass.
      if (response !== undefined && cached?.status !== 200) return response;
      return cached ?? network;
    },
    async file(request: Request): Promise<Response> {
      const cached = findCached(request);
      const soon = await within(cacheTimeout, cached);
      if (soon !== undefined) return soon;
      const network = fetch(request);
      const response = await network.catch(() => undefined);
      if (response?.ok) return response;
      const late = await within(networkTimeout, cached);
      return late ?? (await within(cacheTimeout, fromCache(request.url, "file"))) ?? network;
    },
  };
}

/** What a promise resolves to; `undefined` if it rejects or takes longer than this. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([promise, timeout]).catch(() => undefined);
}
