import { expect, test } from "vitest";
import { suggestPage } from "./suggest-page.ts";

const pages = [
  "/search",
  "/categories/clothes",
  "/categories/clothes/women",
  "/categories/clothes/men",
].map((path) => ({ path, label: path }));

test.each([
  ["/categorie/clothes", "/categories/clothes"],
  ["/category/clothes", "/categories/clothes"],
  ["/categories/Clothes", "/categories/clothes"],
  ["/categories//cloths/", "/categories/clothes"],
  ["/categories/clothes/mens", "/categories/clothes/men"],
  ["/clothes", "/categories/clothes"],
  ["/serach", "/search"],
])("%s is near %s", (path, near) => {
  expect(suggestPage(pages, path)?.path).toBe(near);
});

test("of several near pages the nearest is suggested", () => {
  const near = ["/categories/boats", "/categories/boots"].map((path) => ({ path, label: path }));
  for (const offered of [near, near.toReversed()]) {
    expect(suggestPage(offered, "/categorie/boots")?.path).toBe("/categories/boots");
    expect(suggestPage(offered, "/categorie/boats")?.path).toBe("/categories/boats");
  }
});

test.each(["/", "/shop", "/search/more", "/categories", "/categories/hats", "/women", "/%E0%A4%A"])(
  "%s is near nothing",
  (path) => {
    expect(suggestPage(pages, path)).toBeUndefined();
  },
);
