import { expect, test } from "vitest";
import { respondWithRange } from "./respond-with-range.ts";

const sound = "0123456789";
const headers = { "Content-Type": "audio/mpeg", ETag: '"1"', "Content-Length": "10" };

async function answer(sent: Record<string, string>) {
  const request = new Request("https://shop.example/a.mp3", { headers: sent });
  const response = await respondWithRange(request, new Response(sound, { headers }));
  return [response.status, await response.text(), response.headers.get("Content-Range")];
}

test.each([
  ["bytes=0-1", 206, "01", "bytes 0-1/10"],
  ["bytes=4-", 206, "456789", "bytes 4-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=-99", 206, sound, "bytes 0-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=5-2", 200, sound, null],
  ["bytes=0-1,4-5", 200, sound, null],
  ["lines=0-1", 200, sound, null],
])("a request for %s of a stored file gets %i", async (range, ...expected) => {
  expect(await answer({ Range: range })).toEqual(expected);
});

test("a range request for another version gets the whole file", async () => {
  expect(await answer({ Range: "bytes=0-1", "If-Range": '"1"' })).toEqual([
    206,
    "01",
    "bytes 0-1/10",
  ]);
  expect(await answer({ Range: "bytes=0-1", "If-Range": '"0"' })).toEqual([200, sound, null]);
  expect(await answer({})).toEqual([200, sound, null]);
});

test("a partial response has the file's type and its own length", async () => {
  const request = new Request("https://shop.example/a.mp3", { headers: { Range: "bytes=2-4" } });
  const response = await respondWithRange(request, new Response(sound, { headers }));
  expect(response.headers.get("Content-Type")).toBe("audio/mpeg");
  expect(response.headers.get("Content-Length")).toBe("3");
});
