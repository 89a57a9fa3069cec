import type { Request, Response } from "express";
import type { StoredFile, Variant } from "./read-build.ts";
import { protectDocument } from "./security-headers.ts";

/** Sends a file, the requested range of it, or 304. */
export function sendFile(request: Request, response: Response, file: StoredFile): void {
  const { encoding, variant } = preferredVariant(request, file);
  const { bytes, etag } = variant;
  response.set({ "Cache-Control": file.cacheControl, ETag: etag }).type(file.extension);
  if (file.policy !== undefined) protectDocument(response, file.policy);
  if (file.br !== undefined || file.gzip !== undefined) response.vary("Accept-Encoding");
  if (encoding !== undefined) response.set("Content-Encoding", encoding);
  const range = response.statusCode === 200 ? requestedRange(request, variant) : undefined;
  if (range === undefined || request.fresh) {
    response.send(bytes);
  } else if (range.start >= bytes.length) {
    response.removeHeader("Content-Encoding");
    response.status(416).set("Content-Range", `bytes */${bytes.length}`).send(Buffer.of());
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
