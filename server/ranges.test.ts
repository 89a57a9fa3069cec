import { expect, test } from "vitest";
import { files, runServer } from "./server-fixture.ts";

const send = runServer();
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
])("Range: %s gets %s", async (range, status, body) => {
  const response = await send(path, { Range: range });
  expect([response.status, response.body.toString()]).toEqual([status, body]);
});

test("a range beyond the end gets 416", async () => {
  const { status, headers } = await send(path, { Range: "bytes=9999-" });
  expect([status, headers["content-range"]]).toEqual([416, `bytes */${text.length}`]);
});

test("a range of another version gets the whole file", async () => {
  const { headers } = await send(path);
  const current = { Range: "bytes=0-6", "If-Range": headers.etag ?? "" };
  expect((await send(path, current)).status).toBe(206);
  expect((await send(path, { ...current, "If-Range": '"old"' })).status).toBe(200);
});
