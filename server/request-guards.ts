import type { RequestHandler } from "express";

/** Only GET and HEAD are allowed; any other method gets 405, and its body is not read. */
export const allowGetAndHead: RequestHandler = (request, response, next) => {
  if (request.method === "GET" || request.method === "HEAD") {
    next();
  } else {
    response.status(405).set({ Allow: "GET, HEAD", Connection: "close" });
    response.type("text").send("Method not allowed\n");
  }
};

/** More than one Host header, or a target without a path, gets 400. */
export const rejectMalformedRequest: RequestHandler = (request, response, next) => {
  if (hosts(request.rawHeaders) < 2 && /^(?:\/|https?:\/\/)/i.test(request.url)) next();
  else response.status(400).type("text").send("Malformed request\n");
};

function hosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
}
