import type { RequestListener } from "node:http";
import express, { type Express, type RequestHandler } from "express";
import { accessLog } from "./log.ts";
import type { Build } from "./read-build.ts";
import { fileHeaders, strictTransport } from "./response-headers.ts";
import { serveFiles } from "./serve-files.ts";

type AppOptions = {
  readonly currentBuild: () => Build;
  /** Whether each request is logged. */
  readonly log: boolean;
  /** Whether with its query, and so with what visitors search for. */
  readonly logQueries?: boolean;
  /** The proxies whose `X-Forwarded-Proto` is believed: names, addresses or networks. */
  readonly trustProxy: string;
};

/**
 * The production server: the pages and files of a build, and its not-found page for any other path.
 * @throws if `trustProxy` is invalid
 */
export function createApp(options: AppOptions): RequestListener {
  const app = express().disable("x-powered-by").disable("etag");
  setTrustProxy(app, options.trustProxy);
  if (options.log) app.use(accessLog(options.logQueries));
  app.use(setHeaders, rejectMalformed);
  app.get("/healthz", (_request, response) => {
    response.type("text").send("ok\n");
  });
  app.use(serveFiles(options.currentBuild));
  return (request, response) => {
    const { url = "" } = request;
    // Express would respond to an address without a host by itself.
    if (!url.startsWith("/") && !URL.canParse(url)) request.url = "*";
    app(request, response);
  };
}

function setTrustProxy(app: Express, trustProxy: string): void {
  try {
    app.set("trust proxy", trustProxy);
  } catch (cause) {
    const allowed = "addresses or networks, for example loopback, 172.17.0.0/16";
    throw new Error(`TRUST_PROXY is "${trustProxy}". Expected ${allowed}.`, { cause });
  }
}

/** The headers of every response, and HSTS for visitors over TLS. A file of the build may be cached. */
const setHeaders: RequestHandler = (request, response, next) => {
  response.set({ ...fileHeaders, "Cache-Control": "no-store" });
  if (request.secure) response.set(strictTransport);
  next();
};

/**
 * Any method but GET and HEAD gets 405, and its body is not read. More than one Host header, or a
 * target without a path, gets 400.
 */
const rejectMalformed: RequestHandler = ({ method, url, headersDistinct }, response, next) => {
  const { host = [] } = headersDistinct;
  if (method !== "GET" && method !== "HEAD") {
    response.status(405).set({ Allow: "GET, HEAD", Connection: "close" });
    response.type("text").send("Method not allowed\n");
  } else if (host.length > 1 || !/^(?:\/|https?:\/\/)/i.test(url)) {
    response.status(400).type("text").send("Malformed request\n");
  } else {
    next();
  }
};
