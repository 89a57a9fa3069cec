import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { files, serveForTests, writeBuild } from "./server-fixture.ts";

const directory = writeBuild();
const send = serveForTests(directory);
const sendInFolder = serveForTests(writeBuild("/my-shop/"), "172.17.0.0/16");

const notFoundPage = files["404.html"];
const script = "/assets/app-1234.js";

test.each(["/", "/search", "/search/", `/categories/${encodeURI("בגדים")}`, "/search?q=a"])(
  "%s is a page with document headers",
  async (path) => {
    const { status, headers } = await send(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "content-security-policy": "frame-ancestors 'none'",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
  },
);

test.each([
  ..."/shop /categories/x.json /index.html /404 /404.html /search/index.html /search// //".split(
    " ",
  ),
  ..."/_headers /../secret.txt /%2e%2e/secret.txt /Search /search%0A /search%2f /%00".split(" "),
  ..."/assets /search/index.html.br //example.com/".split(" "),
])("%s gets the not-found page with 404, without a redirect", async (path) => {
  const { status, headers, body } = await send(path, { Range: "bytes=0-3" });
  expect([status, headers.location, body]).toEqual([404, undefined, notFoundPage]);
  expect(headers["cache-control"]).toBe("no-cache, no-transform");
});

test.each([
  ["/google1a2b.html", "text/html; charset=utf-8"],
  ["/press.html", "text/html; charset=utf-8"],
  ["/data.csv.gz", "application/gzip"],
  ["/Lebenslauf,%20Max%20&%20Co.pdf", "application/pdf"],
  ["/Lebenslauf%2C%20Max%20%26%20Co.pdf", "application/pdf"],
  ["/C++%20notes.pdf", "application/pdf"],
  ["/C%2B%2B%20notes.pdf", "application/pdf"],
  ["/a%23b%3F.pdf", "application/pdf"],
  ["/100%25.pdf", "application/pdf"],
])("%s is an owner's file, served as on any host", async (path, type) => {
  const { status, headers, body } = await send(path);
  expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([
    200,
    type,
    undefined,
  ]);
  expect(Object.values(files)).toContain(body);
});

test.each(["/%", "/%zz", "/search/%ff", "/assets/%.js"])(
  "%s is malformed and gets the not-found page with 400",
  async (path) => {
    const { status, body } = await send(path);
    expect([status, body]).toEqual([400, notFoundPage]);
  },
);

const navigation = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

test.each([
  ["the not-found page", "document", "/foo.jpg", navigation],
  ["the not-found page", "document", "/assets/", navigation],
  // The following requests come from a service worker or from clients other than browsers.
  ["the not-found page", "empty", "/foo.jpg", navigation],
  ["the not-found page", undefined, "/foo.jpg", navigation],
  ["a line of text", "image", "/shop/3", "image/avif,image/webp,*/*;q=0.8"],
  ["a line of text", "script", "/assets/gone-1.js", "*/*"],
  ["a line of text", undefined, "/foo.jpg", "*/*"],
  ["a line of text", undefined, "/index.html.br", "*/*"],
])("%s is the response to a missing path requested as %s: %s", async (what, as, path, accept) => {
  const headers = { ...(as && { "Sec-Fetch-Dest": as }), Accept: accept };
  for (const sent of [send(path, headers), sendInFolder(`/my-shop${path}`, headers)]) {
    const { status, body } = await sent;
    expect([status, body]).toEqual([404, what === "a line of text" ? "Not Found\n" : notFoundPage]);
  }
});

test.each([
  [200, "public, max-age=31536000, immutable", script, {}],
  [206, "public, max-age=31536000, immutable", script, { Range: "bytes=0-6" }],
  [416, "no-store", script, { Range: "bytes=9999-" }],
  [200, "public, max-age=31536000, immutable", "/images/tee-400.0a1b2c3d.avif", {}],
  [200, "public, max-age=86400", "/icon-192.png", {}],
  [200, "no-cache", "/service-worker.js", {}],
  [404, "no-store", "/assets/gone-1.js", {}],
  [200, "no-store", "/healthz", {}],
])("%i comes with Cache-Control %s: %s", async (status, caching, path, sent) => {
  const { headers, ...response } = await send(path, sent);
  expect([response.status, headers["cache-control"]]).toEqual([status, caching]);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["content-security-policy"]).toBeUndefined();
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"])("%s gets 405", async (method) => {
  const { status, headers, body } = await send("/", {}, method);
  expect([status, headers.allow, body]).toEqual([405, "GET, HEAD", "Method Not Allowed\n"]);
  expect(headers["cache-control"]).toBe("no-store");
});

test.each([
  ["br", "gzip, deflate, br, zstd"],
  ["gzip", "gzip"],
  ["gzip", "br;q=0, gzip"],
  [undefined, "identity"],
])("the response is encoded as %s for Accept-Encoding: %s", async (encoding, accepted) => {
  for (const path of ["/", script, "/shop"]) {
    const { headers } = await send(path, { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
  }
});

test("HEAD gets the headers of GET without a body, and an unchanged page gets 304", async () => {
  const { headers, body } = await send("/", {}, "HEAD");
  expect([headers["content-length"], body]).toEqual([String(files["index.html"].length), ""]);
  expect((await send("/", { "If-None-Match": headers.etag })).status).toBe(304);
  // Each encoding has its own ETag.
  const other = { "If-None-Match": headers.etag, "Accept-Encoding": "br" };
  expect((await send("/", other)).status).toBe(200);
});

test("a range request gets the requested part of the current version", async () => {
  const { headers, body } = await send(script, { Range: "bytes=8-10" });
  expect([headers["content-range"], body]).toEqual(["bytes 8-10/23", "log"]);
  expect((await send(script, { Range: "bytes=0-6", "If-Range": '"old"' })).status).toBe(200);
  const beyond = await send(script, { Range: "bytes=9999-", "Accept-Encoding": "br" });
  expect(beyond.headers["content-encoding"]).toBeUndefined();
});

test("a shop in a subfolder of its host serves no pages outside the subfolder", async () => {
  for (const path of ["/my-shop", "/my-shop/", "/my-shop/search"]) {
    expect((await sendInFolder(path)).status).toBe(200);
  }
  for (const path of ["/", "/search", "/My-Shop/search"]) {
    const { status, body } = await sendInFolder(path);
    expect([status, body]).toEqual([404, notFoundPage]);
  }
});

test("HSTS is sent if a trusted proxy forwards the scheme https", async () => {
  const forwarded = { "X-Forwarded-Proto": "https" };
  const trusted = await send("/", forwarded);
  expect(trusted.headers["strict-transport-security"]).toBe("max-age=31536000");
  const others = [await send("/"), await sendInFolder("/my-shop/", forwarded)];
  for (const { headers } of others) expect(headers["strict-transport-security"]).toBeUndefined();
});

test("a connection closes after an upgrade request, because Node would not read the next one", async () => {
  const { status, headers } = await send("/", { Connection: "Upgrade", Upgrade: "h2c" });
  expect([status, headers.connection]).toEqual([200, "close"]);
});

test("a file deleted while the server runs gets 404 and is not cached", async () => {
  const picture = "images/tee-400.0a1b2c3d.avif";
  rmSync(join(directory, "client", picture));
  const { status, headers } = await send(`/${picture}`);
  expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
});
