import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { files, runServer } from "./server-fixture.ts";

const send = runServer();

describe("pages", () => {
  test.each(["/", "/search", "/search/", "/categories/clothes/", "/search?q=a"])(
    "%s is a page",
    async (path) => {
      const { status, headers } = await send(path);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    },
  );

  test.each([
    ..."/shop /categories/hats /categories/x.json /categories/clothes/robots /index.html".split(
      " ",
    ),
    ..."/index /404 /404.html /search/index.html // //example.com/ /search// /_headers".split(" "),
  ])("%s is not a page: 404 with the not-found page", async (path) => {
    const { status, headers, body } = await send(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers["cache-control"]).toBe("no-cache");
    expect(body.toString()).toBe(files["404.html"]);
  });

  test.each(["/assets/gone-1.js", "/images/gone.avif", "/favicon.ico", "/index.html.br"])(
    "%s is a missing file: 404 without a page",
    async (path) => {
      const { status, headers, body } = await send(path);
      expect(status).toBe(404);
      expect(headers["content-type"]).toContain("text/plain");
      expect(body.toString()).toBe("Not found\n");
    },
  );
});

describe("a path that looks like a file's", () => {
  const paths = ["/foo.jpg", "/x.txt", "/assets/", "/sitemap.xml", "/assets/gone-1.js"];
  const navigation = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

  test.each([
    ["Sec-Fetch-Dest: document", { "Sec-Fetch-Dest": "document", Accept: navigation }],
    ["an Accept that prefers HTML", { Accept: navigation }],
    ["that from a service worker", { "Sec-Fetch-Dest": "empty", Accept: navigation }],
  ])("gets the not-found page with %s", async (_, asked) => {
    for (const path of paths) {
      const { status, headers, body } = await send(path, asked);
      expect(status).toBe(404);
      expect(headers.vary).toContain("Sec-Fetch-Dest, Accept");
      expect(body.toString()).toBe(files["404.html"]);
    }
  });

  test.each([
    ["image", "image/avif,image/webp,*/*;q=0.8"],
    ["script", "*/*"],
    ["empty", "*/*"],
    [undefined, "image/avif,image/webp,*/*;q=0.8"],
    [undefined, "*/*"],
    [undefined, "text/plain, text/html;q=0.9"],
  ])("gets one line as %s with Accept: %s", async (destination, accept) => {
    for (const path of paths) {
      const { status, headers, body } = await send(path, {
        ...(destination !== undefined && { "Sec-Fetch-Dest": destination }),
        Accept: accept,
      });
      expect(status).toBe(404);
      expect(headers.vary).toContain("Sec-Fetch-Dest, Accept");
      expect(body.toString()).toBe("Not found\n");
    }
  });
});

describe("compression", () => {
  test.each([
    ["br", "br, gzip"],
    ["br", "gzip, deflate, br, zstd"],
    ["gzip", "gzip"],
    ["gzip", "br;q=0, gzip"],
    ["br", "gzip;q=0.5, br"],
    [undefined, "identity"],
    [undefined, ""],
  ])("the response is in %s for Accept-Encoding: %s", async (encoding, accepted) => {
    for (const path of ["/", "/assets/app-1234.js", "/shop"]) {
      const { headers } = await send(path, { "Accept-Encoding": accepted });
      expect(headers["content-encoding"]).toBe(encoding);
      expect(headers.vary).toContain("Accept-Encoding");
    }
  });

  test("the compressed body is the page", async () => {
    const { body } = await send("/", { "Accept-Encoding": "br" });
    expect(brotliDecompressSync(body).toString()).toBe(files["index.html"]);
  });
});

describe("caching", () => {
  test("files named by a content hash are cached for a year", async () => {
    for (const path of ["/assets/app-1234.js", "/images/tee-400.0a1b2c3d.avif"]) {
      const { headers } = await send(path);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });

  test("the icon is cached for a day", async () => {
    expect((await send("/icon-192.png")).headers["cache-control"]).toBe("public, max-age=86400");
  });

  test("an unchanged page gets 304 and no body", async () => {
    const { headers } = await send("/");
    const again = await send("/", { "If-None-Match": headers.etag ?? "" });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    for (const name of ["etag", "vary", "cache-control"]) {
      expect(again.headers[name]).toBe(headers[name]);
    }
  });

  test("If-None-Match may be a list, weak, or `*`; another version is sent", async () => {
    const { headers } = await send("/");
    for (const value of [`"old", ${headers.etag}`, `W/${headers.etag}`, "*"]) {
      expect((await send("/", { "If-None-Match": value })).status).toBe(304);
    }
    expect((await send("/", { "If-None-Match": '"old"' })).status).toBe(200);
  });

  test("each encoding has its own ETag", async () => {
    const tags = await Promise.all(
      ["identity", "gzip", "br"].map(
        async (accepted) => (await send("/", { "Accept-Encoding": accepted })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});
