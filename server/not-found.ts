import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RequestHandler } from "express";
import type { Build } from "./read-build.ts";
import { preferredEncoding } from "./request-guards.ts";
import { protectDocument } from "./security-headers.ts";

/** Who asks for one of these wants a file; a category may be called anything. */
const fileFolder = /^\/(?:assets|images)\//;
const categoryAddress = /^\/categories\//;
const fileName =
  /\.(?:avif|br|css|gz|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|woff2?|xml)$/;

/** 404 for everything else: a line for a missing file, the not-found page for a missing page. */
export function answerNotFound({ base, client, pages }: Build): RequestHandler {
  const variants = {
    br: readFileSync(join(client, "404.html.br")),
    gzip: readFileSync(join(client, "404.html.gz")),
    identity: readFileSync(join(client, "404.html")),
  };
  const policy = pages.get("/404") ?? "default-src 'none'";
  return (request, response) => {
    response.status(404).set("Cache-Control", "no-cache");
    if (wantsFile(request.path, base)) {
      response.type("text").send("Not found\n");
      return;
    }
    protectDocument(response, policy);
    const encoding = preferredEncoding(request);
    if (encoding !== "identity") response.set("Content-Encoding", encoding);
    response.vary("Accept-Encoding").type("html").send(variants[encoding]);
  };
}

function wantsFile(path: string, base: string): boolean {
  const inside = path.startsWith(base) ? path.slice(base.length - 1) : path;
  return fileFolder.test(inside) || (fileName.test(inside) && !categoryAddress.test(inside));
}
