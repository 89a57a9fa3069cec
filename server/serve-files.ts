import type { Request, RequestHandler } from "express";
import type { Build } from "./read-build.ts";
import { sendFile } from "./send-file.ts";

/** Only a file has such a path; a category may have any name. */
const fileName = /^\/(?:(?:assets|images)\/|[^/]+\.(?!html$)\w+$)/;

/**
 * Serves the files of the build. A page is served by its address alone, with or without a trailing
 * slash, never by its file name. Any other path gets 404: one line for a missing file, the not-found
 * page for a missing page (section 2); malformed percent-encoding gets 400 and that page.
 */
export function serveFiles(currentBuild: () => Build): RequestHandler {
  return (request, response) => {
    const { base, files, notFound } = currentBuild();
    const path = decode(request.path);
    if (path === undefined) {
      sendFile(request, response.status(400), notFound);
      return;
    }
    const page = path.replace(/(?<=[^/])\/$/, "");
    const file = files.get(page);
    if (file !== undefined && (page === path || file.policy !== undefined)) {
      sendFile(request, response, file);
      return;
    }
    response.status(404).vary("Sec-Fetch-Dest, Accept");
    const inside = path.startsWith(base) ? path.slice(base.length - 1) : path;
    if (fileName.test(inside) && !wantsDocument(request)) {
      response.set("Cache-Control", "no-cache").type("text").send("Not found\n");
    } else {
      sendFile(request, response, notFound);
    }
  };
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** Browsers name a document; their service workers and other clients prefer HTML. */
function wantsDocument(request: Request): boolean {
  return (
    request.get("Sec-Fetch-Dest") === "document" || request.accepts(["text", "html"]) === "html"
  );
}
