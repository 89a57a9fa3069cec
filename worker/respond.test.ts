import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { respondFrom } from "./respond.ts";

const hashes = { "/": "a hash", "/404.html": "a hash", "/images/hat-240.1a2b.avif": "a hash" };
const precache = { version: "1", hashes, notFound: "/404.html" };
const respond = respondFrom(precache, "https://shop.example/");

const never = () => new Promise<never>(() => undefined);
const failing = async () => {
  throw new Error("Internal error");
};
const keys = async () => ["shop-/-0", "shop-/-1", "shop-/demo/-1"];
const slowly = async () => {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  return keys();
};
// A file of an open page may be in the cache of an older build alone. Hosts send various `Vary` headers.
const match = async (request: unknown, { cacheName, ignoreVary }: MultiCacheQueryOptions) =>
  ignoreVary && cacheName === (typeof request === "string" ? "shop-/-1" : "shop-/-0")
    ? new Response("cached")
    : undefined;
const matchItself = async (request: unknown) =>
  typeof request === "string" ? undefined : new Response("itself");
const matchKey = async (request: unknown) =>
  typeof request === "string" ? new Response("cached") : undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The body of what the worker responds within this time; `network` says how the network does. */
async function respondIn(
  milliseconds: number,
  kind: keyof typeof respond,
  cacheStorage: object,
  network: () => Promise<Response>,
): Promise<string> {
  vi.stubGlobal("caches", cacheStorage);
  vi.stubGlobal("fetch", network);
  const path = kind === "file" ? "images/hat-640.1a2b.avif" : "";
  const response = respond[kind](new Request(`https://shop.example/${path}`)).catch(String);
  const waited = new Promise((resolve) => setTimeout(resolve, milliseconds, "nothing"));
  const first = Promise.race([response, waited]);
  await vi.advanceTimersByTimeAsync(milliseconds);
  const result = await first;
  return result instanceof Response ? result.text() : String(result);
}

function answer(status: number, after = 0): () => Promise<Response> {
  return () =>
    new Promise((resolve) => setTimeout(resolve, after, new Response("network", { status })));
}

const offline = () => Promise.reject(new TypeError("offline"));

test.each([
  ["file", "cached", answer(200)],
  ["file", "cached", offline],
  ["navigation", "network", answer(200)],
  ["navigation", "network", answer(404)],
  ["navigation", "network", answer(200, 3_900)],
  ["navigation", "cached", answer(200, 4_100)],
  ["navigation", "cached", answer(503)],
  ["navigation", "cached", offline],
] as const)("a %s comes from: %s", async (kind, expected, network) => {
  expect(await respondIn(4_050, kind, { keys, match }, network)).toBe(expected);
});

test.each([
  ["fails", { keys: failing, match: failing }],
  ["fails to match", { keys, match: failing }],
  ["never answers", { keys: never, match: never }],
  ["never matches", { keys, match: never }],
])("where the cache %s, the network responds within a second", async (_how, cacheStorage) => {
  expect(await respondIn(1_000, "file", cacheStorage, answer(200))).toBe("network");
  expect(await respondIn(1_000, "navigation", cacheStorage, answer(503))).toBe("network");
  expect(await respondIn(6_000, "file", cacheStorage, offline)).toBe("TypeError: offline");
});

test("offline, a file comes from a cache that is slow", async () => {
  expect(await respondIn(3_000, "file", { keys: slowly, match }, offline)).toBe("cached");
  expect(await respondIn(3_000, "file", { keys: slowly, match: matchItself }, offline)).toBe(
    "itself",
  );
});

test("a picture that its host no longer has comes from the cache, in another size", async () => {
  expect(await respondIn(1_000, "file", { keys, match: matchKey }, answer(404))).toBe("cached");
});
