import type { RequestHandler } from "express";
import type { Build } from "./read-build.ts";
import { sendFile } from "./send-file.ts";

/**
 * Serves the files of the build. A page is served by its address alone, with or without a trailing
 * slash, never by its file name.
 */
export function serveFiles(build: Build): RequestHandler {
  return (request, response, next) => {
    const path = decodeURI(request.path);
    const page = path.replace(/(?<=[^/])\/$/, "");
    const file = build.files.get(page);
    if (file === undefined || (page !== path && file.policy === undefined)) next();
    else sendFile(request, response, file);
  };
}
