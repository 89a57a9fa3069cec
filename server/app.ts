import { join } from "node:path";
import express, { type Express, type RequestHandler } from "express";
import helmet from "helmet";
import sirv from "sirv";

const year = 365 * 24 * 60 * 60;

/** The production server: the build's files, and the not-found page for every other address. */
export function createApp(client: string): Express {
  const app = express();
  app.disable("x-powered-by");
  app.use(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
    }),
  );
  const notFound: RequestHandler = (_request, response) => {
    response.status(404).set("Cache-Control", "no-cache").sendFile(join(client, "404.html"));
  };
  // A page is reached by its address, never by the name of its file.
  app.get(/\.html$|^\/404\/?$/, notFound);
  app.use(
    sirv(client, {
      extensions: ["html"],
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders(response, path) {
        if (/^\/(assets|images)\//.test(path)) {
          response.setHeader("Cache-Control", `public, max-age=${year}, immutable`);
        } else if (path.endsWith(".svg")) {
          response.setHeader("Cache-Control", "public, max-age=86400");
        } else {
          response.setHeader("Cache-Control", "no-cache");
        }
      },
    }),
  );
  app.use(notFound);
  return app;
}
