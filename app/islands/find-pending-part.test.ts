import { expect, test } from "vitest";
import { findPendingPart } from "./find-pending-part.ts";

const visit = { search: "", notFound: false, revealed: undefined };

test.each([
  ["/", {}, undefined],
  ["/", { revealed: 12 }, "page"],
  ["/search", {}, undefined],
  ["/search", { search: "?q=shirt" }, "list"],
  ["/my-shop/search/", { search: "?q=" }, "list"],
  ["/categories/clothes", {}, undefined],
  ["/my-shop/categories/hats/men", { search: "?utm_source=letter&subtype=x" }, undefined],
  ["/categories/clothes", { search: "?page=2&sale=1" }, "list"],
  ["/my-shop/categories/clothes/men", { search: "?sort=rating" }, "list"],
  ["/shop", { search: "?type=jeans", notFound: true }, undefined],
  ["/categories/hats", { notFound: true }, "page"],
  ["/my-shop/categories/hats/men/", { notFound: true }, "page"],
  ["/categories/hats/men/more", { notFound: true }, undefined],
  ["/shop", { notFound: true }, undefined],
])("the pending part of %s with %j is %j", (pathname, others, pending) => {
  expect(findPendingPart({ ...visit, pathname, ...others })).toBe(pending);
});
