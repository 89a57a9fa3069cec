import { expect, test } from "vitest";
import { pendingPart } from "./mark-pending.ts";

const parameters = ["type", "sale", "sort", "q"];
const visit = { search: "", notFound: false, revealed: undefined };

test.each([
  ["/", {}, "script"],
  ["/", { revealed: 12 }, "page"],
  ["/search", {}, "script"],
  ["/search", { search: "?q=shirt" }, "list"],
  ["/my-shop/search/", { search: "?q=" }, "list"],
  ["/categories/clothes", {}, "script"],
  ["/my-shop/categories/hats/men", { search: "?utm_source=letter&subtype=x" }, "script"],
  ["/categories/clothes", { search: "?page=2&sale=1" }, "list"],
  ["/my-shop/categories/clothes/men", { search: "?sort=rating" }, "list"],
  ["/shop", { search: "?type=jeans" }, "list"],
  ["/categories/hats", { notFound: true }, "page"],
  ["/my-shop/categories/hats/men/", { notFound: true }, "page"],
  ["/categories/hats/men/more", { notFound: true }, "script"],
  ["/shop", { notFound: true }, "script"],
])("%s with %j is pending as %s", (pathname, others, pending) => {
  expect(pendingPart({ ...visit, pathname, ...others }, parameters)).toBe(pending);
});
