import { afterEach, expect, test, vi } from "vitest";
import { cacheVerified } from "./cache-verified.ts";

const page = "<h1>Search</h1>";
const hash = "76f5eb39f08f909d1459dbcb";

afterEach(() => vi.unstubAllGlobals());

function fakeCache() {
  const stored = new Map<string, Response>();
  return {
    stored,
    put: async (address: RequestInfo | URL, response: Response) => {
      stored.set(String(address), response);
    },
  };
}

/** A network that gives these responses one after the other. Returns the requested cache modes. */
function respondWith(...responses: readonly Response[]) {
  const left = [...responses];
  const modes: (RequestCache | undefined)[] = [];
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    modes.push(init.cache);
    return left.shift() ?? Response.error();
  });
  return modes;
}

test("a response with the bytes of the build is stored, with its headers", async () => {
  const cache = fakeCache();
  const modes = respondWith(new Response(page, { headers: { "Content-Type": "text/html" } }));
  await cacheVerified(cache, "/search/", hash, "no-cache");
  const response = cache.stored.get("/search/");
  expect(await response?.text()).toBe(page);
  expect(response?.headers.get("Content-Type")).toBe("text/html");
  expect(modes).toEqual(["no-cache"]);
});

test("the not-found page is stored as the network sent it, with its status 404", async () => {
  const cache = fakeCache();
  respondWith(new Response(page, { status: 404 }));
  await cacheVerified(cache, "/404.html", hash, "no-cache");
  expect(cache.stored.get("/404.html")?.status).toBe(404);
});

test("of a redirected response, body and headers are stored", async () => {
  const cache = fakeCache();
  const redirected = new Response(page, { headers: { "Content-Type": "text/html" } });
  Object.defineProperty(redirected, "redirected", { value: true });
  const copy = vi.spyOn(redirected, "clone");
  respondWith(redirected);
  await cacheVerified(cache, "/search/", hash, "no-cache");
  const stored = cache.stored.get("/search/");
  expect(stored).not.toBe(copy.mock.results[0]?.value);
  expect(await stored?.text()).toBe(page);
  expect(stored?.headers.get("Content-Type")).toBe("text/html");
});

test("a bad copy in the HTTP cache is replaced from the network", async () => {
  const cache = fakeCache();
  const modes = respondWith(new Response("<h1>Old</h1>"), new Response(page));
  await cacheVerified(cache, "/search/", hash, "default");
  expect(await cache.stored.get("/search/")?.text()).toBe(page);
  expect(modes).toEqual(["default", "reload"]);
});

test.each(["<h1>The previous build</h1>", `${page} `, page.slice(0, 5), ""])(
  "%j in its place is never stored",
  async (other) => {
    const cache = fakeCache();
    respondWith(new Response(other), new Response(other));
    await expect(cacheVerified(cache, "/search/", hash, "default")).rejects.toThrow(
      "/search/ differs from the build.",
    );
    expect(cache.stored.size).toBe(0);
  },
);
