import { expect, test } from "vitest";
import { pendingPart } from "./mark-pending.ts";

const parameters = ["type", "sale", "sort", "q"];
const visit = { search: "", notFound: false, revealed: undefined };

test.each([
  ["/", "", "script"],
  ["/search", "", "script"],
  ["/search", "?q=shirt", "list"],
  ["/my-shop/search/", "?q=", "list"],
  ["/categories/clothes", "", "script"],
  ["/my-shop/categories/hats/men", "?utm_source=letter&subtype=x", "script"],
  ["/categories/clothes", "?page=2&sale=1", "list"],
  ["/my-shop/categories/clothes/men", "?sort=rating", "list"],
  ["/shop", "?type=jeans", "list"],
])("%s%s is pending as %s", (pathname, search, pending) => {
  expect(pendingPart({ ...visit, pathname, search }, parameters)).toBe(pending);
});

test("with revealed products in the history the whole page is pending", () => {
  expect(pendingPart({ ...visit, pathname: "/", revealed: 12 }, parameters)).toBe("page");
});

test.each([
  ["/categories/hats", "page"],
  ["/my-shop/categories/hats/men", "page"],
  ["/shop", "script"],
])("the not-found page at %s is pending as %s", (pathname, pending) => {
  expect(pendingPart({ ...visit, pathname, notFound: true }, parameters)).toBe(pending);
});
