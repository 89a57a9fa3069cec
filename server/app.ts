import { existsSync, readdirSync, readFileSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { join, relative, sep } from "node:path";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import expressStaticGzip from "express-static-gzip";
import { compressible, fileHeaders, headersFor, strictTransport } from "./headers.ts";

/** Served by the address of its page or for any missing path, or only read by static hosts. */
const notServedByName = /(?:(?:^|\/)index\.html|^404\.html|^_headers)$/;

/** Only a file has such a path; a category may have any name. */
const fileName = /^\/(?:(?:assets|images)\/|[^/]+\.(?!html$)\w+$)/;

/**
 * The production server: the pages and files of one build, and its not-found page for any other path.
 * @param directory the build, which must not change while it is served
 * @param trustProxy the proxies whose `X-Forwarded-Proto` is believed: names, addresses or networks
 * @throws if there is no build, or a proxy is neither
 */
export function createApp(directory: string, trustProxy = "loopback"): Express {
  const client = join(directory, "client");
  const base = readBase(directory);
  const files = listFiles(client, base);
  const sendFile: RequestHandler = expressStaticGzip(client, {
    enableBrotli: true,
    // Browsers list gzip first without preferring it.
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
      // Otherwise it would be sent a part of the not-found page, with status 206.
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
 * The base path that a build was made for, "/" or "/my-shop/", from its manifest.
 * @throws if there is no build
 */
export function readBase(directory: string): string {
  const file = join(directory, "client/manifest.webmanifest");
  if (!existsSync(file)) throw new Error(`${directory} holds no build. Run \`npm run build\`.`);
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  const isObject = typeof manifest === "object" && manifest !== null;
  const base = isObject && "start_url" in manifest ? manifest.start_url : undefined;
  return typeof base === "string" ? base : "/";
}

/** The names of a build's files by the addresses that they are served at, which other capitals are not. */
function listFiles(client: string, base: string): ReadonlyMap<string, string> {
  const names = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const all = new Set(names);
  const files = new Map<string, string>();
  for (const name of names) {
    const address = base + name.replace(/(?<![^/])index\.html$/, "");
    const original = name.replace(/\.(?:br|gz)$/, "");
    const isCompressed = original !== name && compressible.test(original) && all.has(original);
    if (address.endsWith("/")) files.set(address, name).set(address.slice(0, -1) || "/", name);
    else if (!isCompressed && !notServedByName.test(name)) files.set(address, name);
  }
  return files;
}

function setTrustProxy(app: Express, trustProxy: string): void {
  try {
    app.set("trust proxy", trustProxy);
  } catch (cause) {
    const allowed = "addresses or networks, for example loopback, 172.17.0.0/16";
    throw new Error(`TRUST_PROXY is "${trustProxy}". Expected ${allowed}.`, { cause });
  }
}

/** The headers of every response. Any method but GET and HEAD gets 405, and its body is not read. */
const setHeaders: RequestHandler = (request, response, next) => {
  response.set({ ...fileHeaders, "Cache-Control": "no-store" });
  if (request.secure) response.set(strictTransport);
  // Node reads no further request behind such a header, which curl and Java send to ask for HTTP/2.
  if (request.headers.upgrade !== undefined) response.set("Connection", "close");
  if (request.method === "GET" || request.method === "HEAD") return next();
  response.set({ Allow: "GET, HEAD", Connection: "close" });
  sendStatus(response, 405);
};

/** The path, except for encoded slashes; `undefined` if its percent-encoding is malformed. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path.replaceAll(/%2f/gi, "%252F"));
  } catch {
    return undefined;
  }
}

/** Whether a missing path is a missing page. Other clients than browsers, and their workers, prefer HTML. */
function wantsPage(request: Request, base: string): boolean {
  const destination = request.get("Sec-Fetch-Dest") ?? "empty";
  if (destination !== "empty") return destination === "document";
  const path = request.path.startsWith(base) ? request.path.slice(base.length - 1) : request.path;
  return !fileName.test(path) || request.accepts(["text", "html"]) === "html";
}

/** A range beyond a file's end, or a file that could not be read: nobody may keep that in its place. */
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
