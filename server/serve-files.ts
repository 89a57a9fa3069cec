import type { Request, RequestHandler, Response } from "express";
import type { Build, StoredFile, Variant } from "./read-build.ts";
import { documentHeaders, neverFramed } from "./response-headers.ts";

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
      response.type("text").send("Not found\n");
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

/** Sends a file, the requested range of it, or 304. */
function sendFile(request: Request, response: Response, file: StoredFile): void {
  const { encoding, variant } = preferredVariant(request, file);
  const { bytes, etag } = variant;
  response.set({ "Cache-Control": file.cacheControl, ETag: etag }).type(file.extension);
  if (file.policy !== undefined) {
    const policy = `${file.policy}; ${neverFramed}`;
    response.set({ ...documentHeaders, "Content-Security-Policy": policy });
  }
  if (file.br !== undefined || file.gzip !== undefined) response.vary("Accept-Encoding");
  if (encoding !== undefined) response.set("Content-Encoding", encoding);
  const range = response.statusCode === 200 ? requestedRange(request, variant) : undefined;
  if (range === undefined || request.fresh) {
    response.send(bytes);
  } else if (range.start >= bytes.length) {
    // A cache that forwards ranges would keep it in place of the file.
    for (const name of ["Content-Encoding", "ETag"]) response.removeHeader(name);
    response.set({ "Cache-Control": "no-store", "Content-Range": `bytes */${bytes.length}` });
    response.status(416).send(Buffer.of());
  } else {
    response.set("Content-Range", `bytes ${range.start}-${range.end}/${bytes.length}`);
    response.status(206).send(bytes.subarray(range.start, range.end + 1));
  }
}

/** The smallest variant that the client accepts. Browsers list gzip first without preferring it. */
function preferredVariant(request: Request, file: StoredFile) {
  for (const encoding of ["br", "gzip"] as const) {
    const variant = file[encoding];
    if (variant !== undefined && request.acceptsEncodings(encoding) === encoding) {
      return { encoding, variant };
    }
  }
  return { encoding: undefined, variant: file.identity };
}

/** A single range, both ends included. A server may ignore any other and send the whole file. */
function requestedRange({ method, headers }: Request, { bytes, etag }: Variant) {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? "") ?? [];
  if (method !== "GET" || first === undefined) return undefined;
  if (headers["if-range"] !== undefined && headers["if-range"] !== etag) return undefined;
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  const end = last === "" ? Infinity : Number(last);
  return { start, end: Math.min(end, bytes.length - 1) };
}
