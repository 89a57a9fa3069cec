import { expect, test } from "vitest";
import { suggestPage } from "./suggest-page.ts";

const pages = [
  "/search",
  ...["shoes", "caps"].flatMap((id) =>
    ["", "/men", "/women"].map((gender) => `/categories/${id}${gender}`),
  ),
].map((path) => ({ path, label: path }));

test.each([
  ["/categorie/shoes", "/categories/shoes"],
  ["/category/shoes", "/categories/shoes"],
  ["/categories/Shoes", "/categories/shoes"],
  ["/categories//shoos/", "/categories/shoes"],
  ["/categories/shoes/mens", "/categories/shoes/men"],
  ["/shoes", "/categories/shoes"],
  ["/serach", "/search"],
])("for %s, %s is suggested", (path, near) => {
  expect(suggestPage(pages, path)?.path).toBe(near);
});

test("the closest of several similar pages is suggested", () => {
  const near = ["/categories/boats", "/categories/boots"].map((path) => ({ path, label: path }));
  for (const offered of [near, near.toReversed()]) {
    expect(suggestPage(offered, "/categorie/boots")?.path).toBe("/categories/boots");
    expect(suggestPage(offered, "/categorie/boats")?.path).toBe("/categories/boats");
  }
});

test.each(["/", "/shop", "/search/more", "/categories", "/categories/hats", "/women", "/%E0%A4%A"])(
  "nothing is suggested for %s",
  (path) => {
    expect(suggestPage(pages, path)).toBeUndefined();
  },
);
