import { commonAddress } from "../app/picture/picture-files.ts";
import { respondWithRange } from "./respond-with-range.ts";

declare const self: ServiceWorkerGlobalScope;

type Paths = readonly string[];

/**
 * Written by the build (build-tools/site-files/write-service-worker.ts). `version` changes with any file;
 * `entry` is the script that every page of this build names; a page's path ends in a slash.
 */
declare const PRECACHE: Readonly<
  Record<"version" | "entry" | "notFound", string> & Record<"pages" | "files" | "pictures", Paths>
>;
const { version, entry, pages, notFound, files, pictures } = PRECACHE;

/** Several shops on one host share its caches, so their names begin with the shop's path. */
const prefix = `shop-${new URL(self.registration.scope).pathname}-`;
const cacheName = prefix + version;

/** Holds the files that visitors have opened, such as a resume, whatever the build. */
const openedFiles = `${prefix}opened`;

/** A page that takes longer comes from the cache, in milliseconds. */
const networkTimeout = 4_000;

/** Safari's caches may fail or never answer: the network is asked after this time, in milliseconds. */
const cacheTimeout = 800;

/** A gateway's answers for a server that it cannot reach; Cloudflare has its own from 520 on. */
const gatewayError = /^(?:50[234]|52\d|530)$/;

self.addEventListener("install", (event) => event.waitUntil(precachePages()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

// Each page posts a message when it is idle. Pictures come last, so that the worker controls the page
// soon; anything else is missing only if the browser has deleted the cache.
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

/** The not-found page comes last: a cache that holds it is complete. */
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
 * Stores neither a captive portal's page nor another build's. Not byte for byte: hosts rewrite mail
 * addresses and strip comments.
 */
async function store(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: "no-cache", priority: "low" });
  const isPage = path === notFound || pages.includes(path);
  const isOurs = isPage
    ? (response.ok || path === notFound) && (await response.clone().text()).includes(entry)
    : isFile(response);
  if (!isOurs) throw new Error(`The response is not of this build: ${path}`);
  const { body, headers, redirected } = response;
  // A navigation rejects a redirected response.
  await cache.put(path, redirected ? new Response(body, { headers }) : response);
}

function isFile({ ok, headers }: Response): boolean {
  return ok && headers.get("Content-Type")?.startsWith("text/html") !== true;
}

/** Without `skipWaiting`, no page of another build is open by now. */
async function activate(): Promise<void> {
  const deleted = listCaches().then((names) => {
    const old = names.filter((name) => name !== cacheName && name !== openedFiles);
    return Promise.all(old.map((name) => caches.delete(name)));
  });
  // The browser holds up all requests until then.
  await within(cacheTimeout, deleted);
  await self.clients.claim();
}

/** From the network first: visitors see a new build at once, and can sign in to a captive portal. */
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
  // Only offline is an unknown path the not-found page: a gateway's error or a slow host may know it.
  return network.catch(() => cached);
}

/** A part of a file, which a viewer may ask for, cannot be stored, nor can what exceeds the browser's quota. */
async function storeOpened(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(openedFiles);
  await cache.put(request, response).catch(() => undefined);
}

/** The page of the newest complete build, whose worker may be waiting, or its not-found page. */
async function findNewest(page: string): Promise<Response | undefined> {
  for (const name of (await listCaches()).toReversed()) {
    const fallback = await find(notFound, { cacheName: name });
    if (fallback === undefined) continue;
    const { body, headers } = fallback;
    return (await find(page, { cacheName: name })) ?? new Response(body, { status: 404, headers });
  }
  return undefined;
}

/** For the app's own navigation: the page that goes with the scripts of this build. */
async function respondWithPage(request: Request, page: string): Promise<Response> {
  return (await within(cacheTimeout, find(page, { cacheName }))) ?? fetch(request);
}

/** From any cache, as an open page of an older build keeps its files; offline in another size. */
async function respondWithFile(request: Request, path: string): Promise<Response> {
  const cached = await within(cacheTimeout, find(request));
  if (cached !== undefined) return respondWithRange(request, cached);
  const network = fetch(request);
  const response = await within(networkTimeout, network);
  if (response !== undefined && isFile(response)) return response;
  const standIn = pictures.find((file) => commonAddress(file) === commonAddress(path));
  return (await within(networkTimeout, find(standIn ?? request))) ?? network;
}

/** Hosts send various `Vary` headers. */
function find(request: Request | string, options?: MultiCacheQueryOptions) {
  return caches.match(request, { ...options, ignoreVary: true });
}

async function listCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** What a promise resolves to; `undefined` if it rejects or takes longer than this. */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, milliseconds, undefined);
  });
  return Promise.race([promise, timeout]).catch(() => undefined);
}
