import { cacheVerified } from "./cache-verified.ts";
import { offlineFallback } from "./offline-fallback.ts";
import { cachePrefix, type Precache } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (build-tools/offline/write-service-worker.ts). */
declare const PRECACHE: Precache;

const precache = PRECACHE;
/** Caches are shared by the whole host, which may serve another shop from another folder. */
const prefix = `${cachePrefix}${new URL(self.registration.scope).pathname}-`;
const cacheName = prefix + precache.version;

/** A page that takes longer comes from the cache; in milliseconds. */
const networkTimeout = 4_000;

self.addEventListener("install", (event) => event.waitUntil(fillCache()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(respondToNavigation(request, url));
  else event.respondWith(respondToRequest(request, url));
});

/** Files named by a content hash may come from the HTTP cache; all others are revalidated. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  const named = /\/(?:assets|images)\//;
  const all = [...precache.files, ...precache.pages].map((address, index) => {
    const cacheMode = named.test(address) ? "default" : "no-cache";
    return cacheVerified(cache, address, precache.hashes[index] ?? "", cacheMode);
  });
  await Promise.all(all);
}

/**
 * The worker of a new build activates when no page of the old one is open: until then the old worker
 * and its cache serve the files those pages request.
 */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function respondToNavigation(request: Request, url: URL): Promise<Response> {
  const network = fetch(request);
  try {
    return await Promise.race([network, failAfter(networkTimeout)]);
  } catch {
    return (await fromCache(url, "page")) ?? network;
  }
}

async function respondToRequest(request: Request, url: URL): Promise<Response> {
  const cached = await findCached(request);
  if (cached !== undefined) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    const fallback = await fromCache(url, "file");
    if (fallback !== undefined) return fallback;
    throw error;
  }
}

/** Looks in the caches of all builds of this shop: an open page of an older one keeps its files. */
async function findCached(request: Request): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const cached = await caches.match(request, { cacheName: name, ignoreVary: true });
    if (cached !== undefined) return cached;
  }
  return undefined;
}

async function fromCache(url: URL, kind: "page" | "file"): Promise<Response | undefined> {
  const fallback = offlineFallback(url.pathname, kind, precache);
  if (fallback === undefined) return undefined;
  const cache = await caches.open(cacheName);
  const response = await cache.match(fallback.key, { ignoreVary: true });
  if (response === undefined) return undefined;
  return new Response(response.body, { status: fallback.status, headers: response.headers });
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`No response within ${milliseconds} ms`)), milliseconds);
  });
}
