import { once } from "node:events";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll } from "vitest";
import { listen } from "../build-tools/project/find-free-port.ts";
import { createApp } from "./app.ts";
import { writeBuildList } from "./build-list.ts";
import { createBoundedServer, limits } from "./listen.ts";
import { readBuild } from "./read-build.ts";

/** The files of a small build. */
export const files = {
  "index.html": `<h1>Home</h1>${" ".repeat(2000)}`,
  "404.html": "<h1>Sorry</h1>",
  "search/index.html": "<h1>Search</h1>",
  "categories/clothes/index.html": "<h1>clothes</h1>",
  "assets/app-1234.js": "console.log('the app');",
  "assets/large-1234.css": "/* much */".repeat(30_000),
  "images/tee-400.0a1b2c3d.avif": "not really a picture",
  "icon-192.png": "icon",
  "social-card.jpg": "card",
  "robots.txt": "Sitemap: /sitemap.xml",
  "service-worker.js": "// no-op",
  _headers: "/*\n  X-Host: another\n",
} as const;

const policy = "default-src 'none'; script-src 'self'";

/** The pages of a small build and their Content Security Policies. */
export const pages = {
  "/": policy,
  "/search": policy,
  "/categories/clothes": policy,
  "/404": policy,
} as const;

type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Writes a small build into a folder and returns the folder. A private file lies next to it. */
export function writeSmallBuild(home: string = files["index.html"]): string {
  const directory = mkdtempSync(join(tmpdir(), "shop-server-"));
  for (const [name, text] of Object.entries({ ...files, "index.html": home })) {
    const path = join(directory, "client", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (/\.(?:html|js|svg)$/.test(name)) {
      writeFileSync(`${path}.br`, brotliCompressSync(text));
      writeFileSync(`${path}.gz`, gzipSync(text));
    }
  }
  writeFileSync(join(directory, "secret.txt"), "outside the build");
  writeBuildList(directory, { base: "/", pages });
  return directory;
}

/** Replaces a build by a small one with this home page, as a deployment does. */
export function deploy(directory: string, home: string): void {
  rmSync(directory, { recursive: true });
  renameSync(writeSmallBuild(home), directory);
}

/** Everything in a build, by its path in the folder. */
export function listFiles(directory: string): string[] {
  return globSync("{build.json,client/{_headers,**/*.*}}", { cwd: directory });
}

/** Each makes a build incomplete. */
export const faults: Readonly<Record<string, (directory: string) => void>> = {
  "without a script": (directory) => rmSync(join(directory, "client/assets/app-1234.js")),
  "with half a style sheet": (directory) =>
    truncateSync(join(directory, "client/assets/large-1234.css"), 9),
  "with another page": (directory) =>
    writeFileSync(join(directory, "client/search/index.html"), "other"),
  "without a list": (directory) => rmSync(join(directory, "build.json")),
  "with half a list": (directory) => truncateSync(join(directory, "build.json"), 99),
  "with a list without pages": (directory) => writeBuildList(directory, { base: "/", pages: {} }),
  "with a list of another shape": (directory) =>
    writeFileSync(
      join(directory, "build.json"),
      '{ "base": 1, "pages": { "/404": "" }, "files": {} }',
    ),
  "whose list lacks a policy": (directory) =>
    writeBuildList(directory, { base: "/", pages: { ...pages, "/": Object(1) } }),
  "for another base": (directory) => writeBuildList(directory, { base: "/shop/", pages }),
  "in a loop of links": (directory) => {
    rmSync(directory, { recursive: true });
    symlinkSync(directory, directory);
  },
  "that is a file": (directory) => {
    rmSync(directory, { recursive: true });
    writeFileSync(directory, "");
  },
};

/** Runs the server on the small build for the tests of a file. */
export function runServer({ base = "/", trustProxy = "loopback", within = limits } = {}) {
  const directory = writeSmallBuild();
  writeBuildList(directory, { base, pages });
  const build = readBuild(directory);
  rmSync(directory, { recursive: true });
  const app = createApp({ currentBuild: () => build, log: false, trustProxy });
  const server = createBoundedServer(app, within);
  let port = 0;

  beforeAll(async () => {
    port = await listen(server);
  });

  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  /** Sends the path unchanged, which `fetch` would not. */
  async function send(
    path: string,
    headers: Record<string, string> | readonly string[] = {},
    method = "GET",
  ): Promise<TestResponse> {
    const outgoing = request({ port, host: "127.0.0.1", path, headers, method }).end();
    const [response] = await once(outgoing, "response");
    const { statusCode: status, headers: received } = response;
    return { status, headers: received, body: await buffer(response) };
  }

  return { server, portOf: () => port, send };
}
