import { commonAddress } from "../app/picture/picture-files.ts";
import { respondWithRange } from "./respond-with-range.ts";

declare const self: ServiceWorkerGlobalScope;

type Paths = readonly string[];

/**
 * Written by the build (build-tools/site-files/write-service-worker.ts). `version` changes if any file changes,
 * `entry` is the script that every page of this build loads, and paths of pages end with a slash.
 */
declare const PRECACHE: Readonly<
  Record<"version" | "entry" | "notFound", string> & Record<"pages" | "files" | "pictures", Paths>
>;
const { version, entry, pages, notFound, files, pictures } = PRECACHE;

/** Cache names begin with the shop's path, because shops on one host share its caches. */
const prefix = `shop-${new URL(self.registration.scope).pathname}-`;
const cacheName = prefix + version;

/** The cache of files that the visitor has opened, such as a resume. It is kept across builds. */
const openedFiles = `${prefix}opened`;

/** The time to wait for a page from the network before using the cache, in milliseconds. */
const networkTimeout = 4_000;

/** The time to wait for the cache before using the network, in milliseconds. Safari's caches may never respond. */
const cacheTimeout = 800;

/** Matches a gateway's status if it cannot reach its server. Cloudflare's own statuses start at 520. */
const gatewayError = /^(?:50[234]|52\d|530)$/;

self.addEventListener("install", (event) => event.waitUntil(precachePages()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

// Each page posts a message when it is idle. Pictures are precached only then, so that the service worker installs
// quickly. Pages and files are precached again only if the browser has deleted the cache.
self.addEventListener("message", (event) => {
  const filled = precachePages().then(() => precache(pictures));
  event.waitUntil(filled.catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const page = pathname.replace(/(?:\/(?:index\.html)?)?$/, "/");
  const wantsPage = request.headers.get("Accept")?.startsWith("text/html") === true;
  if (request.mode === "navigate") event.respondWith(respondToNavigation(event, page));
  else if (wantsPage) event.respondWith(respondWithPage(request, page));
  else event.respondWith(respondWithFile(request, pathname));
});

/** Precaches the not-found page last: a cache that contains it is complete. */
async function precachePages(): Promise<void> {
  await precache([...files, ...pages]);
  await precache([notFound]);
}

async function precache(paths: Paths): Promise<void> {
  const cache = await caches.open(cacheName);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(paths.filter((path) => !stored.has(path)).map((path) => store(cache, path)));
}

/**
 * Stores a file, but rejects the pages of captive portals and other builds. Does not compare pages byte by byte,
 * because hosts rewrite mail addresses and strip comments.
 */
async function store(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: "no-cache", priority: "low" });
  const isPage = path === notFound || pages.includes(path);
  const isOurs = isPage
    ? (response.ok || path === notFound) && (await response.clone().text()).includes(entry)
    : isFile(response);
  if (!isOurs) throw new Error(`The response is not of this build: ${path}`);
  const { body, headers, redirected } = response;
  // Browsers reject a redirected response to a navigation.
  await cache.put(path, redirected ? new Response(body, { headers }) : response);
}

function isFile({ ok, headers }: Response): boolean {
  return ok && headers.get("Content-Type")?.startsWith("text/html") !== true;
}

/** Deletes the caches of other builds. Without `skipWaiting`, none of their pages is open by now. */
async function activate(): Promise<void> {
  const deleted = listCaches().then((names) => {
    const old = names.filter((name) => name !== cacheName && name !== openedFiles);
    return Promise.all(old.map((name) => caches.delete(name)));
  });
  // The browser delays all requests until activation is done.
  await within(cacheTimeout, deleted);
  await self.clients.claim();
}

/** Responds from the network first: visitors see a new build at once and can sign in to a captive portal. */
async function respondToNavigation(event: FetchEvent, page: string): Promise<Response> {
  const { request } = event;
  const network = fetch(request);
  const response = await within(networkTimeout, network);
  if (response !== undefined && !gatewayError.test(`${response.status}`)) {
    if (isFile(response)) event.waitUntil(storeOpened(request, response.clone()));
    return response;
  }
  const opened = find(request, { cacheName: openedFiles });
  const cached =
    (await within(cacheTimeout, opened)) ?? (await within(networkTimeout, findNewest(page)));
  if (cached === undefined || cached.ok) return cached ?? network;
  // An unknown path gets the cached not-found page only offline: a slow or failing host may know the path.
  return network.catch(() => cached);
}

/** Stores an opened file. Ignores failures: partial responses cannot be stored, nor can files beyond the quota. */
async function storeOpened(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(openedFiles);
  await cache.put(request, response).catch(() => undefined);
}

/** Returns the page, or the not-found page, of the newest complete build, whose service worker may be waiting. */
async function findNewest(page: string): Promise<Response | undefined> {
  for (const name of (await listCaches()).toReversed()) {
    const fallback = await find(notFound, { cacheName: name });
    if (fallback === undefined) continue;
    const { body, headers } = fallback;
    return (await find(page, { cacheName: name })) ?? new Response(body, { status: 404, headers });
  }
  return undefined;
}

/** Responds to the app's client-side navigation with the page that matches this build's scripts. */
async function respondWithPage(request: Request, page: string): Promise<Response> {
  return (await within(cacheTimeout, find(page, { cacheName }))) ?? fetch(request);
}

/** Responds from any cache: an open page may need an older build's files. Offline, pictures may differ in size. */
async function respondWithFile(request: Request, path: string): Promise<Response> {
  const cached = await within(cacheTimeout, find(request));
  if (cached !== undefined) return respondWithRange(request, cached);
  const network = fetch(request);
  const response = await within(networkTimeout, network);
  if (response !== undefined && isFile(response)) return response;
  const standIn = pictures.find((file) => commonAddress(file) === commonAddress(path));
  return (await within(networkTimeout, find(standIn ?? request))) ?? network;
}

/** Ignores `Vary`, which differs between hosts. */
function find(request: Request | string, options?: MultiCacheQueryOptions) {
  return caches.match(request, { ...options, ignoreVary: true });
}

async function listCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** Returns a promise's result, or undefined if the promise rejects or takes longer than `milliseconds`. */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([promise, timeout]).catch(() => undefined);
}
