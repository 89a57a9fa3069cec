import { expect, test } from "vitest";
import { findPage } from "./find-page.ts";

test.each([
  ["/", "home", {}],
  ["/search", "search", {}],
  ["/search/", "search", {}],
  ["/categories/Hats", "category", { name: "Hats" }],
  ["/categories/50%25/men", "category", { name: "50%", gender: "men" }],
  ["/categories/a%2F%2Fb/", "category", { name: "a//b" }],
])("%s is the page %s", (path, id, params) => {
  expect(findPage(path)).toEqual({ id, params });
});

test.each([
  "/Search",
  "//",
  "/categories//men",
  "/categories",
  "/search/more",
  "/%0A",
  "/categories/hats%0D%0A",
  "/categories/%E2%80%A8/men",
  "/%",
  "/404.html",
])("%s is any other path", (path) => {
  expect(findPage(path)).toBeUndefined();
});
