import { expect, test } from "vitest";
import { canonicalPath, leadsInto, paths } from "./paths.ts";

test("special characters are encoded", () => {
  expect(paths.category("hats & caps", "a/b")).toBe("/categories/hats%20%26%20caps/a%2Fb");
});

test.each([
  ["/", "/"],
  ["/categories/hats/", "/categories/hats"],
  ["/categories/h%c3%bcte", "/categories/h%C3%BCte"],
  ["/categories/a,b", "/categories/a%2Cb"],
  ["/%", "/%"],
])("the canonical form of %s is %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  ["/shop", true],
  ["/shop/3", true],
  ["/shop?x=1", true],
  ["/shop#new", true],
  ["/shopping", false],
  ["/", false],
])("%s is inside /login or /shop: %s", (address, leads) => {
  expect(leadsInto(["/login", "/shop"], address)).toBe(leads);
});
