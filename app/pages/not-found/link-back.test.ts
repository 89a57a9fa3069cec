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
])("from %s a link reads %s, and goes back", (path, label) => {
  const link = { label, path, back: true };
  expect(linkBack(site + path, product, pages)).toEqual(link);
  // Static hosts add a slash.
  const withSlash = path.replace(/(?<=\w)(?=\?|$)/, "/");
  expect(linkBack(`${site}/my-shop${withSlash}`, product, pages, "/my-shop/")).toEqual(link);
});

test.each(["/search", "/shop/3", "/categories/boats", "/Search?q=tee", "/categories//hats", "//"])(
  "%s is not a list",
  (path) => {
    expect(linkBack(site + path, product, pages)).toBeUndefined();
  },
);

test("neither is the home page, where what follows is not the page of a product", () => {
  expect(linkBack(`${site}/`, "/shop", pages)).toBeUndefined();
});

test("nor another shop of the host", () => {
  expect(linkBack(`${site}/categories/hats`, product, pages, "/my-shop/")).toBeUndefined();
});
