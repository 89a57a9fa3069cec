import { fillCache } from "./fill-cache.ts";
import { offlineFallback } from "./offline-fallback.ts";
import { cachePrefix, type Precache } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (build-tools/writing/write-service-worker.ts). */
declare const PRECACHE: Precache;

const precache = PRECACHE;
const prefix = cachePrefix(self.registration.scope);
const cacheName = prefix + precache.version;

/** A page that takes longer comes from the cache; in milliseconds. */
const networkTimeout = 4_000;

/** What a gateway answers for a server that it cannot reach. */
const gatewayErrors = new Set([502, 503, 504]);

self.addEventListener("install", (event) => event.waitUntil(precacheAll()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode !== "navigate") {
    event.respondWith(respondToRequest(request, url));
    return;
  }
  const response = respondToNavigation(request, url);
  event.respondWith(response);
  // The browser may have deleted the cache. Without a network there is nothing to fill it with.
  event.waitUntil(response.then(precacheAll).catch(() => undefined));
});

async function precacheAll(): Promise<void> {
  await fillCache(await caches.open(cacheName), precache.hashes);
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
  const response = await Promise.race([network, failAfter(networkTimeout)]).catch(() => undefined);
  if (response !== undefined && !gatewayErrors.has(response.status)) return response;
  const cached = await fromCache(url, "page");
  // Only offline is an unknown address the not-found page: a gateway's error will pass.
  if (response !== undefined && cached?.status !== 200) return response;
  return cached ?? network;
}

async function respondToRequest(request: Request, url: URL): Promise<Response> {
  const cached = await findCached(request);
  if (cached !== undefined) return cached;
  const network = fetch(request);
  const response = await network.catch(() => undefined);
  return response?.ok ? response : ((await fromCache(url, "file")) ?? network);
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
  const response = await caches.match(fallback.key, { cacheName, ignoreVary: true });
  if (response === undefined) return undefined;
  return new Response(response.body, { status: fallback.status, headers: response.headers });
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`No response within ${milliseconds} ms`)), milliseconds);
  });
}
