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
};

/** The production server: the pages and files of a build, and its not-found page for any other path. */
export function createApp({ build, log }: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  // A proxy on the same machine may forward the scheme.
  app.set("trust proxy", "loopback");
  if (log) app.use(accessLog());
  app.use(securityHeaders());
  app.use(allowGetAndHead, rejectMalformedRequest, rejectMalformedAddress(build));
  app.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").type("text").send("ok\n");
  });
  app.use(serveFiles(build), sendNotFound(build));
  return app;
}
