import { commonAddress } from "../app/picture/picture-files.ts";

declare const self: ServiceWorkerGlobalScope;

type Paths = readonly string[];

/**
 * The names and paths that the build inserts (build-tools/post-build/write-service-worker.ts). `version` changes if
 * any file changes. `entry` is the script that every page of this build loads. Only the home page's path ends with a
 * slash, so that hosts redirect no path in `pages`.
 */
declare const PRECACHE: Readonly<
  Record<"version" | "entry" | "notFound", string> & Record<"pages" | "files" | "pictures", Paths>
>;
const { version, entry, pages, notFound, files, pictures } = PRECACHE;

/**
 * The start of this shop's cache names. It contains the shop's path, because all shops on a host share the host's
 * caches.
 */
const base = new URL(self.registration.scope).pathname;
const prefix = `shop-${base}-`;
const cacheName = prefix + version;

/** The time to wait for a page from the network before using the cache, in milliseconds. */
const networkTimeout = 4_000;

/** The time to wait for the cache before using the network, in milliseconds. Safari's caches may never respond. */
const cacheTimeout = 800;

/** Matches the statuses of gateways that cannot reach their server. Cloudflare uses 520 to 530. */
const gatewayError = /^(?:50[234]|52\d|530)$/;

self.addEventListener("install", (event) => event.waitUntil(precachePages()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

// Each page posts a message when the browser is idle. Pictures are precached only then, so that the service worker
// installs quickly. Pages and files are precached again only if the browser has deleted the cache.
self.addEventListener("message", (event) => {
  const filled = precachePages().then(() => precache(pictures));
  event.waitUntil(filled.catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const trimmed = pathname.replace(/\/(?:index\.html)?$/, "");
  const page = `${trimmed}/` === base ? base : trimmed;
  const wantsPage = request.headers.get("Accept")?.startsWith("text/html") === true;
  if (request.mode === "navigate") event.respondWith(respondToNavigation(request, page));
  else if (wantsPage) event.respondWith(respondWithPage(request, page));
  else event.respondWith(respondWithFile(request, pathname));
});

/**
 * Precaches all files and pages. Stores the not-found page last, so a cache that contains this page
 * is complete.
 */
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
 * Fetches and stores a page or file. Throws if a captive portal or another build responds.
 * Recognizes this build's pages by their entry script, because hosts may change other parts of the
 * HTML, such as mail addresses and comments.
 */
async function store(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: "no-cache", priority: "low" });
  const isPage = path === notFound || pages.includes(path);
  const isOurs = isPage
    ? (response.ok || path === notFound) && (await response.clone().text()).includes(entry)
    : isFile(response);
  if (!isOurs) throw new Error(`The response is not of this build: ${path}`);
  const { body, headers, redirected } = response;
  // Browsers reject redirected responses to navigation requests.
  await cache.put(path, redirected ? new Response(body, { headers }) : response);
}

function isFile({ ok, headers }: Response): boolean {
  return ok && headers.get("Content-Type")?.startsWith("text/html") !== true;
}

/**
 * Deletes the caches of other builds. The service worker never calls `skipWaiting`, so all pages of other builds are
 * closed by now.
 */
async function activate(): Promise<void> {
  const deleted = listCaches().then((names) => {
    const old = names.filter((name) => name !== cacheName);
    return Promise.all(old.map((name) => caches.delete(name)));
  });
  // Waits only briefly, because the browser delays all requests until activation is done.
  await within(cacheTimeout, deleted);
  await self.clients.claim();
}

/** Responds from the network first, so that visitors see a new build at once and can sign in to a captive portal. */
async function respondToNavigation(request: Request, page: string): Promise<Response> {
  const network = fetch(request);
  const response = await within(networkTimeout, network);
  if (response !== undefined && !gatewayError.test(`${response.status}`)) return response;
  const cached = await within(networkTimeout, findNewest(page));
  if (cached === undefined || cached.ok) return cached ?? network;
  // `cached` is the not-found page here. It is used only if the network fails, because a slow or
  // failing host may have the page.
  return network.catch(() => cached);
}

/**
 * Returns a page from the newest complete build, or that build's not-found page. The build's service worker may still
 * be waiting.
 */
async function findNewest(page: string): Promise<Response | undefined> {
  for (const name of (await listCaches()).toReversed()) {
    const fallback = await find(notFound, { cacheName: name });
    if (fallback === undefined) continue;
    const { body, headers } = fallback;
    return (await find(page, { cacheName: name })) ?? new Response(body, { status: 404, headers });
  }
  return undefined;
}

/** Responds to client-side navigation. Prefers the cached page, because it matches this build's scripts. */
async function respondWithPage(request: Request, page: string): Promise<Response> {
  return (await within(cacheTimeout, find(page, { cacheName }))) ?? fetch(request);
}

/**
 * Responds from any cache, because an open page may need an older build's files. When offline, may
 * return another size of a picture.
 */
async function respondWithFile(request: Request, path: string): Promise<Response> {
  const cached = await within(cacheTimeout, find(request));
  if (cached !== undefined) return cached;
  const network = fetch(request);
  const response = await within(networkTimeout, network);
  if (response !== undefined && isFile(response)) return response;
  const standIn = pictures.find((file) => commonAddress(file) === commonAddress(path));
  return (await within(networkTimeout, find(standIn ?? request))) ?? network;
}

/** Finds a cached response. Ignores the `Vary` header, which differs between hosts. */
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
