import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { buildDirectory, readBasePath } from "../tooling/base-path.ts";

/** The plainest host there is: files, an index for each folder, `404.html` for the rest, no headers. */
const base = readBasePath();
const client = join(import.meta.dirname, "..", buildDirectory, "client");

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? "/", "http://host");
  const file = pathname.startsWith(base) ? fileAt(pathname.slice(base.length)) : undefined;
  if (file === "redirect") {
    response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    return;
  }
  const path = file ?? join(client, "404.html");
  response.writeHead(file === undefined ? 404 : 200, {
    "Content-Type": types[extname(path)] ?? "",
  });
  createReadStream(path).pipe(response);
}).listen(Number(process.env.PORT), "127.0.0.1");

/** The file of an address; a folder without its slash is led to the one with it, as hosts do. */
function fileAt(address: string): string | undefined {
  const path = join(client, normalize(`/${decodeURIComponent(address)}`));
  if (!existsSync(path)) return undefined;
  if (!statSync(path).isDirectory()) return path;
  const index = join(path, "index.html");
  if (!existsSync(index)) return undefined;
  return address === "" || address.endsWith("/") ? index : "redirect";
}
