import { fillCache } from "./fill-cache.ts";
import { cacheNameFor, listCaches, type Precache } from "./precache.ts";
import { respondFrom, within } from "./respond.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (build-tools/site-files/write-service-worker.ts). */
declare const PRECACHE: Precache;

const precache = PRECACHE;
const { scope } = self.registration;
const cacheName = cacheNameFor(scope, precache.version);
const respond = respondFrom(precache, scope);

self.addEventListener("install", (event) => event.waitUntil(precacheAll()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode !== "navigate") {
    event.respondWith(respond.file(request));
    return;
  }
  const response = respond.navigation(request);
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
  // No request is answered before: caches that never answer must not hold it up.
  await within(1_000, deleteOldCaches());
  await self.clients.claim();
}

async function deleteOldCaches(): Promise<void> {
  const old = (await listCaches(scope)).filter((name) => name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
