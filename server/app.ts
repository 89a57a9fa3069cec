import type { RequestListener } from "node:http";
import express, { type Express } from "express";
import { accessLog } from "./access-log.ts";
import { sendNotFound, rejectMalformedAddress } from "./not-found.ts";
import type { Build } from "./read-build.ts";
import { allowGetAndHead, rejectMalformedRequest } from "./request-guards.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveFiles } from "./serve-files.ts";

type AppOptions = {
  readonly build: Build;
  /** Whether each request is logged. */
  readonly log: boolean;
  /** The proxies whose `X-Forwarded-Proto` is believed: names, addresses or networks. */
  readonly trustProxy?: string;
};

/**
 * The production server: the pages and files of a build, and its not-found page for any other path.
 * @throws if `trustProxy` is invalid
 */
export function createApp({ build, log, trustProxy = "loopback" }: AppOptions): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  believe(app, trustProxy);
  if (log) app.use(accessLog());
  app.use(securityHeaders());
  app.use(allowGetAndHead, rejectMalformedRequest, rejectMalformedAddress(build));
  app.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").type("text").send("ok\n");
  });
  app.use(serveFiles(build), sendNotFound(build));
  return (request, response) => {
    const { url = "" } = request;
    // Express would respond to an address without a host by itself.
    if (!url.startsWith("/") && !URL.canParse(url)) request.url = "*";
    app(request, response);
  };
}

function believe(app: Express, trustProxy: string): void {
  try {
    app.set("trust proxy", trustProxy);
  } catch (cause) {
    const allowed = "addresses or networks, for example loopback, 172.17.0.0/16";
    throw new Error(`TRUST_PROXY is "${trustProxy}". Expected ${allowed}.`, { cause });
  }
}
