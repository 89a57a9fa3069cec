import type { Request, RequestHandler } from "express";

/** Only reading is possible here: any other method is answered with 405. */
export const allowReadingOnly: RequestHandler = (request, response, next) => {
  if (request.method === "GET" || request.method === "HEAD") next();
  else response.status(405).set("Allow", "GET, HEAD").type("text").send("Method not allowed\n");
};

/** An address whose percent-encoding is broken is answered with 400. */
export const refuseMalformedAddress: RequestHandler = (request, response, next) => {
  try {
    decodeURIComponent(request.path);
    next();
  } catch {
    response.status(400).type("text").send("Malformed address\n");
  }
};

/**
 * Leaves of the request's headers what the file server reads rightly. It looks for "br" and "gzip"
 * anywhere in Accept-Encoding, even where they are refused, and knows one plain range of bytes;
 * a server may answer any other range with the whole file.
 */
export const simplifyHeaders: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  headers["accept-encoding"] = preferredEncoding(request);
  if (headers.range !== undefined && !isPlainRange(headers.range, headers["if-range"])) {
    delete headers.range;
  }
  next();
};

/** The smallest encoding that the visitor takes. Browsers name gzip first, and mean no preference. */
export function preferredEncoding(request: Request): "br" | "gzip" | "identity" {
  if (request.acceptsEncodings("br") === "br") return "br";
  return request.acceptsEncodings("gzip") === "gzip" ? "gzip" : "identity";
}

function isPlainRange(range: string, condition: unknown): boolean {
  if (condition !== undefined) return false;
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  if (start === undefined) return false;
  return end === "" || (Number(end) >= Number(start) && Number(end) > 0);
}
