import { afterEach, expect, test, vi } from "vitest";
import { fillCache } from "./fill-cache.ts";

const page = "<h1>Search</h1>";
const hash = "76f5eb39f08f909d1459dbcb";

afterEach(() => vi.unstubAllGlobals());

/** Fills a cache from a network that gives these responses one after the other. */
async function fill(
  hashes: Readonly<Record<string, string>>,
  responses: readonly Response[],
  stored = new Map<string, Response>(),
) {
  const left = [...responses];
  const requested: (readonly [string, RequestCache | undefined])[] = [];
  vi.stubGlobal("fetch", async (address: string, { cache }: RequestInit) => {
    requested.push([address, cache]);
    return left.shift() ?? Response.error();
  });
  const cache = {
    keys: async () => [...stored.keys()].map((path) => new Request(`https://shop.example${path}`)),
    put: async (address: RequestInfo | URL, response: Response) => {
      stored.set(String(address), response);
    },
  };
  const filled = fillCache(cache, hashes);
  await filled.catch(() => undefined);
  return { filled, stored, requested };
}

test.each([
  ["/assets/app.js", "default", 200],
  ["/search/", "no-cache", 200],
  ["/404.html", "no-cache", 404],
])("%s is stored as the network sent it, in the mode %s", async (path, mode, status) => {
  const sent = new Response(page, { status, headers: { "Content-Type": "text/html" } });
  const { stored, requested } = await fill({ [path]: hash }, [sent]);
  const response = stored.get(path);
  expect(await response?.text()).toBe(page);
  expect(response?.status).toBe(status);
  expect(response?.headers.get("Content-Type")).toBe("text/html");
  expect(requested).toEqual([[path, mode]]);
});

test("of a redirected response, body and headers are stored", async () => {
  const redirected = new Response(page, { headers: { "Content-Type": "text/html" } });
  Object.defineProperty(redirected, "redirected", { value: true });
  const copy = vi.spyOn(redirected, "clone");
  const { stored } = await fill({ "/search/": hash }, [redirected]);
  const response = stored.get("/search/");
  expect(response).not.toBe(copy.mock.results[0]?.value);
  expect(await response?.text()).toBe(page);
  expect(response?.headers.get("Content-Type")).toBe("text/html");
});

test("a bad copy in the HTTP cache is replaced from the network", async () => {
  const responses = [new Response("<h1>Old</h1>"), new Response(page)];
  const { stored, requested } = await fill({ "/assets/app.js": hash }, responses);
  expect(await stored.get("/assets/app.js")?.text()).toBe(page);
  expect(requested.map(([, mode]) => mode)).toEqual(["default", "reload"]);
});

test.each(["<h1>The previous build</h1>", `${page} `, page.slice(0, 5), ""])(
  "%j in its place is never stored",
  async (other) => {
    const responses = [new Response(other), new Response(other)];
    const { filled, stored } = await fill({ "/search/": hash }, responses);
    await expect(filled).rejects.toThrow("/search/ differs from the build.");
    expect(stored.size).toBe(0);
  },
);

test("a cache that was cut off gets what it lacks and nothing else", async () => {
  const cutOff = new Map([["/assets/app.js", new Response()]]);
  const hashes = { "/assets/app.js": hash, "/search/": hash };
  const { requested } = await fill(hashes, [new Response(page)], cutOff);
  expect(requested).toEqual([["/search/", "no-cache"]]);
});
