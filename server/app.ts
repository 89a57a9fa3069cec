import { existsSync, readdirSync, readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { join, relative, sep } from "node:path";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import expressStaticGzip from "express-static-gzip";
import { compressible, fileHeaders, headersFor, strictTransport } from "./headers.ts";

/** Matches files that are not served under their file names: pages, and `_headers`, which only static hosts read. */
const notServedByName = /(?:(?:^|\/)index\.html|^404\.html|^_headers)$/;

/**
 * Matches the paths of files: anything in `assets` or `images`, and top-level names with an
 * extension except `.html`. Other nested paths do not match, because a category's ID may look like
 * a file name.
 */
const fileName = /^\/(?:(?:assets|images)\/|[^/]+\.(?!html$)\w+$)/;

/**
 * Creates the production server. It serves one build's pages and files, and the not-found page for
 * requests for missing pages.
 * @param directory the build's folder, which must not change while the server runs
 * @param trustProxy addresses, networks or names of the proxies that may set `X-Forwarded-Proto`
 * @throws if the folder contains no build or `trustProxy` is invalid
 */
export function createApp(directory: string, trustProxy = "loopback"): Express {
  const client = join(directory, "client");
  const base = readBase(directory);
  const files = listFiles(client, base);
  const sendFile: RequestHandler = expressStaticGzip(client, {
    enableBrotli: true,
    // Prefers brotli, because the order in which browsers list encodings is not a preference.
    orderPreference: ["br"],
    index: false,
    serveStatic: {
      redirect: false,
      dotfiles: "allow",
      setHeaders(response, path) {
        const name = relative(client, path).replaceAll(sep, "/");
        const headers = headersFor(name.replace(/\.(?:br|gz)$/, ""));
        for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
      },
    },
  });

  const app = express().disable("x-powered-by");
  setTrustProxy(app, trustProxy);
  app.use(setHeaders);
  app.get("/healthz", (_request, response) => {
    response.type("text").send("ok\n");
  });
  app.use((request, response, next) => {
    const path = decodePath(request.path);
    const name = files.get(path ?? "");
    if (name === undefined) {
      response.status(path === undefined ? 400 : 404);
      if (path !== undefined && !wantsPage(request, base)) return next();
      // A range request would get only part of the not-found page, with status 206.
      delete request.headers.range;
    }
    request.url = `/${(name ?? "404.html").split("/").map(encodeURIComponent).join("/")}`;
    sendFile(request, response, next);
  });
  app.use((_request, response) => sendStatus(response, 404));
  app.use(answerError);
  return app;
}

/**
 * Reads a build's base path, such as "/" or "/my-shop/", from its manifest.
 * @throws if the folder contains no build
 */
export function readBase(directory: string): string {
  const file = join(directory, "client/manifest.webmanifest");
  if (!existsSync(file)) throw new Error(`${directory}: found no build. Run \`npm run build\`.`);
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  const isObject = typeof manifest === "object" && manifest !== null;
  const base = isObject && "start_url" in manifest ? manifest.start_url : undefined;
  return typeof base === "string" ? base : "/";
}

/** Maps addresses to the names of a build's files. The map keeps addresses case-sensitive on every file system. */
function listFiles(client: string, base: string): ReadonlyMap<string, string> {
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const all = new Set(names);
  const files = new Map<string, string>();
  // For static hosts, the build copies each page's HTML next to the page's folder.
  const read = (name: string) => readFileSync(join(client, name));
  const isCopy = (name: string) => {
    const page = name.replace(/\.html$/, "/index.html");
    return name.endsWith(".html") && all.has(page) && read(page).equals(read(name));
  };
  for (const name of names) {
    const address = base + name.replace(/(?<![^/])index\.html$/, "");
    const original = name.replace(/\.(?:br|gz)$/, "");
    const isCompressed = original !== name && compressible.test(original) && all.has(original);
    if (address.endsWith("/")) files.set(address, name).set(address.slice(0, -1) || "/", name);
    else if (!isCompressed && !notServedByName.test(name) && !isCopy(name))
      files.set(address, name);
  }
  return files;
}

function setTrustProxy(app: Express, trustProxy: string): void {
  try {
    app.set("trust proxy", trustProxy);
  } catch (cause) {
    const remedy =
      "Set it to your proxy's IP address or network, as in `TRUST_PROXY=172.17.0.0/16`. Separate multiple values with commas";
    throw new Error(`TRUST_PROXY: found "${trustProxy}". ${remedy}.`, { cause });
  }
}

/**
 * Sets the headers of every response. Rejects methods other than GET and HEAD with status 405, without reading the
 * request's body.
 */
const setHeaders: RequestHandler = (request, response, next) => {
  response.set({ ...fileHeaders, "Cache-Control": "no-store" });
  if (request.secure) response.set(strictTransport);
  // curl and Java send `Upgrade` to request HTTP/2. After such a request, Node reads no more requests from the
  // connection.
  if (request.headers.upgrade !== undefined) response.set("Connection", "close");
  if (request.method === "GET" || request.method === "HEAD") return next();
  response.set({ Allow: "GET, HEAD", Connection: "close" });
  sendStatus(response, 405);
};

/** Decodes a path except for encoded slashes. Returns undefined if the path's percent-encoding is malformed. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path.replaceAll(/%2f/gi, "%252F"));
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a request for a missing path expects a page. Requests from service workers have
 * no destination, so their path and `Accept` header decide.
 */
function wantsPage(request: Request, base: string): boolean {
  const destination = request.get("Sec-Fetch-Dest") ?? "empty";
  if (destination !== "empty") return destination === "document";
  const path = request.path.startsWith(base) ? request.path.slice(base.length - 1) : request.path;
  return !fileName.test(path) || request.accepts(["text", "html"]) === "html";
}

/** Responds to invalid ranges and unreadable files with an error that caches must not store. */
const answerError: express.ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const isRefused = error instanceof Error && "status" in error && error.status !== 500;
  if (error instanceof Error && !isRefused) response.err = error;
  sendStatus(response, isRefused ? Number(error.status) : 500);
};

function sendStatus(response: Response, status: number): void {
  for (const name of ["Content-Encoding", "ETag", "Last-Modified"]) response.removeHeader(name);
  response.status(status).set("Cache-Control", "no-store");
  response.type("text").send(`${STATUS_CODES[status]}\n`);
}
