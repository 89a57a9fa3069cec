import { afterEach, expect, test, vi } from "vitest";
import { fillCache } from "./fill-cache.ts";

afterEach(() => vi.unstubAllGlobals());

/** Their files hold nothing but their own address. */
const precache = {
  files: ["/assets/app.js"],
  pages: ["/search/"],
  hashes: ["a5b9c872c9539a7390bbf552", "d0beddcba48b2cdda553b03c"],
};

test("a cache that was cut off gets what it lacks and nothing else", async () => {
  const stored = new Set<string>();
  const cache = {
    put: async (address: RequestInfo | URL) => {
      stored.add(String(address));
    },
    keys: async () => [...stored].map((address) => new Request(`https://shop.example${address}`)),
  };
  const requested: string[] = [];
  let connected = false;
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(address);
    if (!connected && address === "/search/") throw new TypeError("The connection was cut.");
    return new Response(address);
  });
  await expect(fillCache(cache, precache)).rejects.toThrow("cut");
  await expect.poll(() => [...stored]).toEqual(["/assets/app.js"]);
  connected = true;
  requested.length = 0;
  await fillCache(cache, precache);
  expect(requested).toEqual(["/search/"]);
  await fillCache(cache, precache);
  expect(requested).toEqual(["/search/"]);
});
