import { expect, test } from "vitest";
import { linkBack } from "./link-back.ts";

const pages = [
  { label: "Search", path: "/search" },
  { label: "Shop", path: "/shop" },
  { label: "Hats", path: "/categories/hats" },
  { label: "Hats, men", path: "/categories/hats/men" },
];
const site = "https://shop.example";
const product = "/shop/3";

test.each([
  ["/categories/hats?sale=1", "Back to Hats"],
  ["/categories/hats/men", "Back to Hats, men"],
  ["/shop?color=red", "Back to Shop"],
  ["/search?q=tee&sort=rating", "Back to results"],
  ["/", "Back to Trending Products"],
])("from %s, the link “%s” goes back", (path, label) => {
  const link = { label, path, back: true };
  expect(linkBack(site + path, product, pages)).toEqual(link);
  // Static hosts add a trailing slash to the path.
  const withSlash = path.replace(/(?<=\w)(?=\?|$)/, "/");
  expect(linkBack(`${site}/my-shop${withSlash}`, product, pages, "/my-shop/")).toEqual(link);
});

test.each(["/search", "/shop/3", "/categories/boats", "/Search?q=tee", "/categories//hats", "//"])(
  "there is no link back to %s",
  (path) => {
    expect(linkBack(site + path, product, pages)).toBeUndefined();
  },
);

test("only product pages link back to the home page", () => {
  expect(linkBack(`${site}/`, "/shop", pages)).toBeUndefined();
});

test("there is no link back to another shop on the same host", () => {
  expect(linkBack(`${site}/categories/hats`, product, pages, "/my-shop/")).toBeUndefined();
});
