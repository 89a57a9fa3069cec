import { keepGenuine } from "./keep-genuine.ts";
import { offlineAnswer } from "./offline-answer.ts";
import { cachePrefix, type Precache } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (build-tools/offline/write-service-worker.ts). */
declare const PRECACHE: Precache;

const precache = PRECACHE;
/** Caches are shared by the whole host, which may serve another shop from another folder. */
const prefix = `${cachePrefix}${new URL(self.registration.scope).pathname}-`;
const cacheName = prefix + precache.version;

/** A page that takes longer comes from the cache; in milliseconds. */
const patience = 4_000;

self.addEventListener("install", (event) => event.waitUntil(fillCache()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(request, url));
  else event.respondWith(answerFile(request, url));
});

/** Files named by a content hash may come from the HTTP cache; all others are revalidated. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  const named = /\/(?:assets|images)\//;
  const all = [...precache.files, ...precache.pages].map((address, index) => {
    const cacheMode = named.test(address) ? "default" : "no-cache";
    return keepGenuine(cache, address, precache.hashes[index] ?? "", cacheMode);
  });
  await Promise.all(all);
}

/**
 * The worker of a new build activates when no page of the old one is open: until then the old worker
 * and its cache serve the files those pages request.
 */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answerPage(request: Request, url: URL): Promise<Response> {
  const network = fetch(request);
  try {
    return await Promise.race([network, failAfter(patience)]);
  } catch {
    return (await fromCache(url, "page")) ?? network;
  }
}

async function answerFile(request: Request, url: URL): Promise<Response> {
  const cached = await findKept(request);
  if (cached !== undefined) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    const instead = await fromCache(url, "file");
    if (instead !== undefined) return instead;
    throw error;
  }
}

/** Looks in the caches of all builds of this shop: an open page of an older one keeps its files. */
async function findKept(request: Request): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const kept = await caches.match(request, { cacheName: name, ignoreVary: true });
    if (kept !== undefined) return kept;
  }
  return undefined;
}

async function fromCache(url: URL, kind: "page" | "file"): Promise<Response | undefined> {
  const answer = offlineAnswer(url.pathname, kind, precache);
  if (answer === undefined) return undefined;
  const cache = await caches.open(cacheName);
  const response = await cache.match(answer.key, { ignoreVary: true });
  if (response === undefined) return undefined;
  return new Response(response.body, { status: answer.status, headers: response.headers });
}

function failAfter(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
}
