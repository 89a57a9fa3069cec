import type { RequestHandler } from "express";
import sirv from "sirv";
import type { Build } from "./read-build.ts";
import { protectDocument, yearOfCaching } from "./security-headers.ts";

const dayOfCaching = "public, max-age=86400";

/** Pages, the worker and the lists for robots are asked for again each time; a 304 costs little. */
const revalidated = "no-cache";

/**
 * Answers with a file of the build, compressed where the visitor takes it. A page is reached by its
 * address alone, with or without a slash at its end, never by its file's name.
 */
export function serveFiles({ client, pages }: Build): RequestHandler {
  const files = sirv(client, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => response.setHeader("Cache-Control", cachingOf(path)),
  });
  return (request, response, next) => {
    const path = decodeURI(request.path).replace(/(?<=[^/])\/$/, "");
    const policy = path === "/404" ? undefined : pages.get(path);
    if (policy !== undefined) {
      protectDocument(response, policy);
      request.url = path === "/" ? "/index.html" : `${path}/index.html`;
    } else if (request.path.endsWith("/") || /\.(?:html|br|gz)$/.test(path)) {
      next();
      return;
    }
    files(request, response, next);
  };
}

function cachingOf(path: string): string {
  if (/^\/(?:assets|images)\//.test(path)) return yearOfCaching;
  return /\.(?:svg|png|jpg|webmanifest)$/.test(path) ? dayOfCaching : revalidated;
}
