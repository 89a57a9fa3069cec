import { join } from "node:path";
import express from "express";
import { serve, type Served } from "../../build-tools/project/serve-build.ts";

/** The simplest host: files, an index for each folder, `404.html` for the rest, and no headers. */
export function serveStatically(client: string, base: string): Promise<Served> {
  const host = express();
  host.use(base, express.static(client));
  host.use((_request, response) => response.status(404).sendFile(join(client, "404.html")));
  return serve(host);
}
