import { afterEach, expect, test, vi } from "vitest";
import { keepGenuine } from "./keep-genuine.ts";

const page = "<h1>Search</h1>";
const hash = "76f5eb39f08f909d1459dbcb";

afterEach(() => vi.unstubAllGlobals());

function fakeCache() {
  const kept = new Map<string, Response>();
  return {
    kept,
    put: async (address: RequestInfo | URL, response: Response) => {
      kept.set(String(address), response);
    },
  };
}

/** A network that gives these answers one after the other; returns the cache modes asked for. */
function answerWith(...answers: readonly Response[]) {
  const left = [...answers];
  const modes: (RequestCache | undefined)[] = [];
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    modes.push(init.cache);
    return left.shift() ?? Response.error();
  });
  return modes;
}

test("a response with the bytes of the build is stored, with its headers", async () => {
  const cache = fakeCache();
  const modes = answerWith(new Response(page, { headers: { "Content-Type": "text/html" } }));
  await keepGenuine(cache, "/search/", hash, "no-cache");
  const kept = cache.kept.get("/search/");
  expect(await kept?.text()).toBe(page);
  expect(kept?.headers.get("Content-Type")).toBe("text/html");
  expect(modes).toEqual(["no-cache"]);
});

test("the not-found page is stored, although its status is 404", async () => {
  const cache = fakeCache();
  answerWith(new Response(page, { status: 404 }));
  await keepGenuine(cache, "/404.html", hash, "no-cache");
  expect([...cache.kept.keys()]).toEqual(["/404.html"]);
});

test("a bad copy in the HTTP cache is replaced from the network", async () => {
  const cache = fakeCache();
  const modes = answerWith(new Response("<h1>Log in</h1>"), new Response(page));
  await keepGenuine(cache, "/search/", hash, "default");
  expect(await cache.kept.get("/search/")?.text()).toBe(page);
  expect(modes).toEqual(["default", "reload"]);
});

test.each(["<h1>Log in to the network</h1>", `${page} `, page.slice(0, 5), ""])(
  "%j in its place is never stored",
  async (other) => {
    const cache = fakeCache();
    answerWith(new Response(other), new Response(other));
    await expect(keepGenuine(cache, "/search/", hash, "default")).rejects.toThrow(
      "/search/ differs from the build.",
    );
    expect(cache.kept.size).toBe(0);
  },
);
