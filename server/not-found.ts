import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";
import type { Build } from "./read-build.ts";
import { preferredEncoding } from "./request-guards.ts";
import { protectDocument } from "./security-headers.ts";

/** Addresses of files: who asks for one of these wants no page. */
const fileAddress =
  /\/(?:assets|images)\/|\.(?:avif|br|css|gz|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$/;

/** 404 for everything else: a line for a missing file, the not-found page for a missing page. */
export function answerNotFound({ client, pages }: Build): RequestHandler {
  const variants = {
    br: readFileSync(join(client, "404.html.br")),
    gzip: readFileSync(join(client, "404.html.gz")),
    identity: readFileSync(join(client, "404.html")),
  };
  const policy = pages.get("/404") ?? "default-src 'none'";
  return (request, response) => {
    response.status(404).set("Cache-Control", "no-cache");
    if (fileAddress.test(request.path)) {
      response.type("text").send("Not found\n");
      return;
    }
    protectDocument(response, policy);
    const encoding = preferredEncoding(request);
    if (encoding !== "identity") response.set("Content-Encoding", encoding);
    response.vary("Accept-Encoding").type("html").send(variants[encoding]);
  };
}
