import { expect, test } from "vitest";
import { offlineFallback } from "./offline-fallback.ts";

const addresses = [
  "/assets/app.js",
  "/images/slip-dress-400.0a1b2c3d.avif",
  "/images/cut-slip-dress-640.4d5e6f70.avif",
  ..."/ /search/ /categories/clothes/ /404.html".split(" "),
];
const precache = {
  hashes: Object.fromEntries(addresses.map((address) => [address, "a hash"])),
  notFound: "/404.html",
};

test.each([
  ["/", "/"],
  ["/search", "/search/"],
  ["/search/", "/search/"],
  ["/categories/clothes", "/categories/clothes/"],
])("the page %s is cached as %s", (path, key) => {
  expect(offlineFallback(path, "page", precache)).toEqual({ key, status: 200 });
});

test.each(["/shop/3", "/categories/hats", "/404.html", "/foo.jpg", "/assets/", "/sitemap.xml"])(
  "the page %s is not known: 404",
  (path) => {
    expect(offlineFallback(path, "page", precache)).toEqual({ key: "/404.html", status: 404 });
  },
);

test("any size of a picture falls back to the precached one", () => {
  expect(offlineFallback("/images/slip-dress-1120.0a1b2c3d.avif", "file", precache)).toEqual({
    key: "/images/slip-dress-400.0a1b2c3d.avif",
    status: 200,
  });
});

test("a picture or file that was not precached has no substitute", () => {
  expect(offlineFallback("/images/hat-400.0a1b2c3d.avif", "file", precache)).toBeUndefined();
  expect(offlineFallback("/assets/other.js", "file", precache)).toBeUndefined();
});
