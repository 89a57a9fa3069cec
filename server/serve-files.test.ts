import { expect, test } from "vitest";
import { files, runServer } from "./server-fixture.ts";

const { send } = runServer();
const inFolder = runServer({ base: "/shop/" });

test.each(["/", "/search", "/search/", "/categories/clothes/", "/search?q=a"])(
  "%s is a page",
  async (path) => {
    const { status, headers } = await send(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  },
);

test.each([
  ..."/shop /categories/hats /categories/x.json /categories/clothes/robots /index.html".split(" "),
  ..."/index /404 /404.html /search/index.html // //example.com/ /search// /_headers".split(" "),
  ..."/../secret.txt /%2e%2e/secret.txt /Search /search%0A /categories/hats%0D%0A".split(" "),
])("%s is not a page: 404 with the not-found page", async (path) => {
  const { status, headers, body } = await send(path);
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
  expect(body.toString()).toBe(files["404.html"]);
});

const missingFiles = [
  ..."/foo.jpg /x.txt /assets/ /sitemap.xml /favicon.ico /index.html.br".split(" "),
  ..."/assets/gone-1.js /..%2fsecret.txt /assets/..%5c..%5csecret.txt".split(" "),
];
const navigation = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

test.each([
  ["the not-found page", "document", navigation],
  ["the not-found page", undefined, navigation],
  ["the not-found page", "empty", navigation],
  ["one line", "image", "image/avif,image/webp,*/*;q=0.8"],
  ["one line", "script", "*/*"],
  ["one line", undefined, "image/avif,image/webp,*/*;q=0.8"],
  ["one line", undefined, "*/*"],
  ["one line", undefined, "text/plain, text/html;q=0.9"],
])("a missing file gets %s as %s with Accept: %s", async (what, destination, accept) => {
  const headers = { ...(destination && { "Sec-Fetch-Dest": destination }), Accept: accept };
  for (const path of missingFiles) {
    const response = await send(path, headers);
    expect(response.status).toBe(404);
    expect(response.headers.vary).toContain("Sec-Fetch-Dest, Accept");
    const expected = what === "one line" ? "Not found\n" : files["404.html"];
    expect(response.body.toString()).toBe(expected);
    const inside = await inFolder.send(`/shop${path}`, headers);
    expect(inside.body.toString()).toBe(expected);
  }
});

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

test("an unchanged page gets 304 and no body; If-None-Match may be a list, weak, or `*`", async () => {
  const { headers } = await send("/");
  for (const value of [headers.etag ?? "", `"old", ${headers.etag}`, `W/${headers.etag}`, "*"]) {
    const again = await send("/", { "If-None-Match": value });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    for (const name of ["etag", "vary", "cache-control"]) {
      expect(again.headers[name]).toBe(headers[name]);
    }
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

const script = files["assets/app-1234.js"];

test.each([
  ["bytes=0-6", 206, script.slice(0, 7)],
  ["bytes=8-", 206, script.slice(8)],
  ["bytes=8-9999", 206, script.slice(8)],
  ["bytes=0-0", 206, script.slice(0, 1)],
  [`bytes=${script.length - 1}-`, 206, script.slice(-1)],
  [`bytes=0-${script.length - 1}`, 206, script],
  [`bytes=0-${script.length}`, 206, script],
  ["bytes=-5", 200, script],
  ["bytes=5-2", 200, script],
  ["bytes=0-1,3-4", 200, script],
  ["lines=1-2", 200, script],
])("Range: %s gets %s", async (range, status, body) => {
  const response = await send("/assets/app-1234.js", { Range: range });
  expect([response.status, response.body.toString()]).toEqual([status, body]);
  const start = script.indexOf(body);
  const sent = `bytes ${start}-${start + body.length - 1}/${script.length}`;
  expect(response.headers["content-range"]).toBe(status === 206 ? sent : undefined);
});

test("a range beyond the end gets 416, which nobody may keep in place of the file", async () => {
  for (const start of [script.length, 9999]) {
    const { status, headers } = await send("/assets/app-1234.js", { Range: `bytes=${start}-` });
    expect([status, headers["content-range"]]).toEqual([416, `bytes */${script.length}`]);
    expect([headers["cache-control"], headers.etag]).toEqual(["no-store", undefined]);
  }
  const compressed = { Range: "bytes=9999-", "Accept-Encoding": "br" };
  const { status, headers } = await send("/assets/app-1234.js", compressed);
  expect([status, headers["content-encoding"]]).toEqual([416, undefined]);
});

test("a range of another version gets the whole file", async () => {
  const { headers } = await send("/assets/app-1234.js");
  const current = { Range: "bytes=0-6", "If-Range": headers.etag ?? "" };
  expect((await send("/assets/app-1234.js", current)).status).toBe(206);
  const other = { ...current, "If-Range": '"old"' };
  expect((await send("/assets/app-1234.js", other)).status).toBe(200);
});
