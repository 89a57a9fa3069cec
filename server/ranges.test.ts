import { expect, test } from "vitest";
import { files, runServer } from "./server-fixture.ts";

const ask = runServer();
const path = "/assets/app-1234.js";
const text = files["assets/app-1234.js"];

test.each([
  ["bytes=0-6", 206, text.slice(0, 7)],
  ["bytes=8-", 206, text.slice(8)],
  ["bytes=8-9999", 206, text.slice(8)],
  ["bytes=0-0", 206, text.slice(0, 1)],
  ["bytes=-5", 200, text],
  ["bytes=5-2", 200, text],
  ["bytes=0-1,3-4", 200, text],
  ["lines=1-2", 200, text],
])("Range: %s is answered with %s", async (range, status, body) => {
  const answer = await ask(path, { Range: range });
  expect([answer.status, answer.body.toString()]).toEqual([status, body]);
});

test("a range beyond the end gets 416", async () => {
  const { status, headers } = await ask(path, { Range: "bytes=9999-" });
  expect([status, headers["content-range"]]).toEqual([416, `bytes */${text.length}`]);
});

test("a range of another version gets the whole file", async () => {
  const { headers } = await ask(path);
  const ofThis = { Range: "bytes=0-6", "If-Range": headers.etag ?? "" };
  expect((await ask(path, ofThis)).status).toBe(206);
  expect((await ask(path, { ...ofThis, "If-Range": '"old"' })).status).toBe(200);
});
