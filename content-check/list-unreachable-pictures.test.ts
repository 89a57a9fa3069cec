import { expect, test, vi } from "vitest";
import { contentWith } from "./content-fixture.ts";
import { listUnreachablePictures } from "./list-unreachable-pictures.ts";

const location =
  'content/pictures.ts, picture "product-remote", remote: found "https://pictures.example/socks.png", which';

test.each([
  [async () => new Response("bytes"), []],
  [
    async () => new Response("", { status: 404 }),
    [`${location} returns a 404 error, so visitors will not see the picture. Check the URL.`],
  ],
  [
    () => Promise.reject(new TypeError("fetch failed")),
    [`${location} cannot be reached, so visitors will not see the picture. Check the URL.`],
  ],
])("remote pictures are requested, and missing ones are listed: %s", async (ask, lines) => {
  vi.stubGlobal("fetch", ask);
  const timeout = vi.spyOn(AbortSignal, "timeout");
  expect(await listUnreachablePictures(contentWith({}))).toEqual(lines);
  expect(timeout).toHaveBeenCalledWith(3_000);
});
