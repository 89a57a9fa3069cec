import fc from "fast-check";
import { expect, test } from "vitest";
import { files, pages, runServer } from "./server-fixture.ts";

const { send } = runServer();
const { send: sendUntrusted } = runServer({ trustProxy: "172.17.0.0/16" });

const large = "/assets/large-1234.css";
const aYear = "public, max-age=31536000, immutable";

test.each([
  [200, "no-cache", "/", {}, "GET"],
  [200, "no-store", "/healthz", {}, "GET"],
  [200, aYear, large, {}, "GET"],
  [200, aYear, "/images/tee-400.0a1b2c3d.avif", {}, "GET"],
  [200, "public, max-age=86400", "/icon-192.png", {}, "GET"],
  [200, "public, max-age=86400", "/social-card.jpg", {}, "GET"],
  [200, "no-cache", "/service-worker.js", {}, "GET"],
  [200, "no-cache", "/robots.txt", {}, "GET"],
  [206, aYear, large, { Range: "bytes=0-6" }, "GET"],
  [304, "no-cache", "/", { "If-None-Match": "*" }, "GET"],
  [304, aYear, large, { "If-None-Match": "*", Range: "bytes=999999-" }, "GET"],
  [400, "no-cache", "/%", {}, "GET"],
  [400, "no-store", "*", {}, "GET"],
  [404, "no-cache", "/shop", {}, "GET"],
  [404, "no-store", "/assets/gone.js", {}, "GET"],
  [405, "no-store", "/", {}, "POST"],
  [416, "no-store", large, { Range: "bytes=999999-" }, "GET"],
])(
  "%i is cached with %s, has the headers of files and does not reveal the framework: %s with %o",
  async (status, caching, path, sent, method) => {
    const response = await send(path, sent, method);
    expect([response.status, response.headers["cache-control"]]).toEqual([status, caching]);
    const { headers } = response;
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["strict-transport-security"]).toBeUndefined();
  },
);

test("documents have those of documents, too, and files have none of them", async () => {
  for (const path of ["/", "/shop", "/%"]) {
    expect((await send(path)).headers).toMatchObject({
      "content-security-policy": `${pages["/"]}; frame-ancestors 'none'`,
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "cross-origin-opener-policy": "same-origin",
    });
  }
  const { headers } = await send("/assets/app-1234.js");
  expect(Object.keys(headers)).not.toContain("content-security-policy");
  expect(Object.keys(headers)).not.toContain("permissions-policy");
  expect((await send("/healthz")).headers["content-type"]).toMatch(/^text\/plain/);
});

test("HSTS is sent if a trusted proxy forwards the scheme https", async () => {
  const forwarded = { "X-Forwarded-Proto": "https" };
  const trusted = await send("/", forwarded);
  expect(trusted.headers["strict-transport-security"]).toBe("max-age=31536000");
  const untrusted = await sendUntrusted("/", forwarded);
  expect(untrusted.headers["strict-transport-security"]).toBeUndefined();
});

test("HEAD is GET without the body", async () => {
  const { status, headers, body } = await send("/", {}, "HEAD");
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers["content-length"]).toBe(String(files["index.html"].length));
});

/** A refused request gets one line of text, which nobody keeps. */
const refused = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])(
  "%s gets 405 and what is allowed",
  async (method) => {
    for (const path of ["/", "/shop", "/assets/app-1234.js"]) {
      const { status, headers } = await send(path, {}, method);
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
      expect(headers).toMatchObject(refused);
    }
  },
);

test.each(["/%", "/%zz", "/%E0%A4%A", "/search/%ff", "/assets/%.js"])(
  "%s is malformed: 400 with the not-found page",
  async (path) => {
    const { status, body } = await send(path);
    expect([status, body.toString()]).toEqual([400, files["404.html"]]);
  },
);

test.each([
  ["http://shop.example/search?q=a", 200, files["search/index.html"]],
  ["HTTPS://shop.example", 200, files["index.html"]],
  ["http://shop.example/shop", 404, files["404.html"]],
  ["*", 400, "Malformed request\n"],
  ["http://", 400, "Malformed request\n"],
  ["http://[", 400, "Malformed request\n"],
  ["http://[::1", 400, "Malformed request\n"],
  ["https://shop.example:99999/", 400, "Malformed request\n"],
] as const)("the target %s gets %i, in the shop's own words", async (target, status, text) => {
  const response = await send(target);
  expect([response.status, response.body.toString()]).toEqual([status, text]);
});

test("two Host headers get 400", async () => {
  const { status, headers } = await send("/", ["Host", "shop", "Host", "other"]);
  expect(status).toBe(400);
  expect(headers).toMatchObject(refused);
});

test("no address ever gets a 5xx, a redirect or a stack trace", async () => {
  const address = fc
    .array(fc.constantFrom(..."/ . .. %2f %00 % a assets ? #x index : @ \\ ; *".split(" ")), {
      maxLength: 8,
    })
    .map((parts) => `/${parts.join("")}`);
  const range = fc.string({ unit: fc.constantFrom(..."bytes=-,09"), maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(address, range, async (path, value) => {
      const { status, headers, body } = await send(path, { Range: `bytes=${value}` });
      expect([200, 206, 400, 404, 416]).toContain(status);
      expect(headers.location).toBeUndefined();
      expect(body.toString()).not.toContain("at ");
    }),
    { numRuns: 400 },
  );
});
