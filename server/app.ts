import express, { type Express } from "express";
import { accessLog } from "./access-log.ts";
import { answerNotFound } from "./not-found.ts";
import type { Build } from "./read-build.ts";
import { allowReadingOnly, refuseMalformedAddress, simplifyHeaders } from "./request-guards.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveFiles } from "./serve-files.ts";

type AppOptions = {
  readonly build: Build;
  /** Whether each request is logged. */
  readonly log: boolean;
};

/** The production server: a build's pages and files, and the not-found page for any other path. */
export function createApp({ build, log }: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  // A proxy on the same machine may say that the visitor came over TLS.
  app.set("trust proxy", "loopback");
  if (log) app.use(accessLog());
  app.use(securityHeaders());
  app.use(allowReadingOnly, refuseMalformedAddress);
  app.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").type("text").send("ok\n");
  });
  app.use(simplifyHeaders);
  app.use(build.base, serveFiles(build));
  app.use(answerNotFound(build));
  return app;
}
