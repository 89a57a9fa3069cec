import { expect, test } from "vitest";
import { linkBack } from "./link-back.ts";

const pages = [
  { label: "Search", path: "/search" },
  { label: "Hats", path: "/categories/hats" },
  { label: "Hats, men", path: "/categories/hats/men" },
];

test.each([
  ["/categories/hats?sale=1", "Back to Hats"],
  ["/categories/hats/men/", "Back to Hats, men"],
  ["/search?q=tee&sort=rating", "Back to results"],
])("from %s a link reads %s, and goes back", (path, label) => {
  expect(linkBack(path, pages)).toEqual({ label, path, back: true });
});

test.each(["/", "/search", "/shop/3", "/categories/boats"])("%s is not a list", (path) => {
  expect(linkBack(path, pages)).toBeUndefined();
});
