import type { Request, RequestHandler } from "express";
import type { Build } from "./read-build.ts";
import { sendFile } from "./send-file.ts";

/** Only a file has such a path; a category may have any name. */
const fileFolder = /^\/(?:assets|images)\//;
const categoryAddress = /^\/categories\//;
const fileName =
  /\.(?:avif|br|css|gz|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$/;

/** 404 for everything else: one line for a missing file, the not-found page for a missing page (section 2). */
export function sendNotFound(build: Build): RequestHandler {
  return (request, response) => {
    response.status(404).vary("Sec-Fetch-Dest, Accept");
    if (looksLikeFile(request.path, build.base) && !wantsDocument(request)) {
      response.set("Cache-Control", "no-cache").type("text").send("Not found\n");
    } else {
      sendFile(request, response, build.notFound);
    }
  };
}

/** An address with malformed percent-encoding gets 400 and the not-found page. */
export function rejectMalformedAddress(build: Build): RequestHandler {
  return (request, response, next) => {
    try {
      decodeURIComponent(request.path);
      next();
    } catch {
      sendFile(request, response.status(400), build.notFound);
    }
  };
}

function looksLikeFile(path: string, base: string): boolean {
  const inside = path.startsWith(base) ? path.slice(base.length - 1) : path;
  return fileFolder.test(inside) || (fileName.test(inside) && !categoryAddress.test(inside));
}

/** Browsers name a document; their service workers and other clients prefer HTML. */
function wantsDocument(request: Request): boolean {
  return (
    request.get("Sec-Fetch-Dest") === "document" || request.accepts(["text", "html"]) === "html"
  );
}
