import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect } from "vitest";
import { listen } from "../test-tools/find-free-port.ts";
import { createApp } from "./app.ts";

/** The files of a small build. */
export const files = {
  "index.html": `<h1>Home</h1>${" ".repeat(2000)}`,
  "404.html": "<h1>Sorry</h1>",
  "search/index.html": "<h1>Search</h1>",
  "search.html": "<h1>Search</h1>",
  "categories/בגדים/index.html": "<h1>בגדים</h1>",
  "assets/app-1234.js": "console.log('the app');",
  "assets/large-1234.css": "/* much */".repeat(500_000),
  "images/tee-400.0a1b2c3d.avif": "not really a picture",
  "icon-192.png": "icon",
  // The following files imitate an owner's files in content/public/.
  "google1a2b.html": "google-site-verification: google1a2b.html",
  "press.html": "<h1>What others say</h1>",
  "press/index.html": "<h1>Press</h1>",
  "data.csv.gz": "compressed by the owner",
  "Lebenslauf, Max & Co.pdf": "a resume",
  "C++ notes.pdf": "notes",
  "a#b?.pdf": "a sharp",
  "100%.pdf": "all of it",
  "service-worker.js": "// no-op",
  _headers: "/*\n  X-Host: another\n",
} as const;

/** Writes the small build for a base path. The build is deleted after the calling file's tests. */
export function writeBuild(base = "/"): string {
  const directory = mkdtempSync(join(tmpdir(), "shop-server-"));
  afterAll(() => rmSync(directory, { recursive: true }));
  const manifest = JSON.stringify({ start_url: base });
  for (const [name, content] of Object.entries({ ...files, "manifest.webmanifest": manifest })) {
    const path = join(directory, "client", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (/\.(?:html|js)$/.test(name)) {
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content));
    }
  }
  writeFileSync(join(directory, "secret.txt"), "outside the build");
  return directory;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * Serves a build during the calling file's tests. Returns a function that requests a path exactly
 * as given.
 */
export function serveForTests(directory: string, trustProxy?: string) {
  const server = createServer(createApp(directory, trustProxy));
  let port = 0;
  beforeAll(async () => {
    port = await listen(server);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return async (path: string, headers = {}, method = "GET"): Promise<Answer> => {
    const outgoing = request({ port, host: "127.0.0.1", path, headers, method }).end();
    const [response] = await once(outgoing, "response");
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  };
}

/** Starts the server as `npm run serve` does, but on a free port and with at most 1,024 file descriptors. */
export function startServer(environment: Record<string, string>) {
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn("sh", ["-c", 'ulimit -n 1024; exec "$0" "$1"', process.execPath, main], {
    env: { ...process.env, PORT: "0", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const exitCode = once(child, "close").then(() => child.exitCode);
  const findPort = () => Number(/Listening on http:\/\/.+:(\d+)/.exec(output)?.[1]);
  const port = async () => {
    await expect.poll(findPort, { timeout: 25_000 }).toBeGreaterThan(0);
    return findPort();
  };
  const kill = () => void child.kill("SIGKILL");
  return { child, output: () => output, exitCode, port, [Symbol.dispose]: kill };
}

/** Opens a connection for sending raw bytes to the server. */
export async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

export function requestFor(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;
}
