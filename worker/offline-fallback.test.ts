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
  ["page", "/", "/"],
  ["page", "/search", "/search/"],
  ["page", "/search/", "/search/"],
  ["page", "/categories/clothes", "/categories/clothes/"],
  ["file", "/images/slip-dress-1120.0a1b2c3d.avif", "/images/slip-dress-400.0a1b2c3d.avif"],
] as const)("the %s %s is cached as %s", (kind, path, key) => {
  expect(offlineFallback(path, kind, precache)).toEqual({ key, status: 200 });
});

test.each(["/shop/3", "/categories/hats", "/404.html", "/foo.jpg", "/assets/", "/sitemap.xml"])(
  "the page %s is not known: 404",
  (path) => {
    expect(offlineFallback(path, "page", precache)).toEqual({ key: "/404.html", status: 404 });
  },
);

test.each(["/images/hat-400.0a1b2c3d.avif", "/assets/other.js"])(
  "the file %s was not precached: it has no substitute",
  (path) => expect(offlineFallback(path, "file", precache)).toBeUndefined(),
);
