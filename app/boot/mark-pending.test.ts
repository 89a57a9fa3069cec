import { expect, test } from "vitest";
import { markPending, markUnknownCategory } from "./mark-pending.ts";

const script = markPending(["type", "sale", "sort"], "history.state?.page?.revealed");

/** What a script sets on a document with the given address and history. */
function pendingAt(run: string, pathname: string, search = "", state: unknown = null) {
  const dataset: { pending?: string } = {};
  const execute = new Function("location", "document", "history", run);
  execute({ pathname, search }, { documentElement: { dataset } }, { state });
  return dataset.pending;
}

test.each([
  ["/", "", "script"],
  ["/search", "", "script"],
  ["/search", "?q=shirt", "page"],
  ["/my-shop/search/", "?q=", "page"],
  ["/categories/clothes", "", "script"],
  ["/my-shop/categories/hats/men", "?utm_source=letter&subtype=x", "script"],
  ["/categories/clothes", "?page=2&sale=1", "list"],
  ["/my-shop/categories/clothes/men", "?sort=rating", "list"],
  ["/categories", "", "script"],
])("%s%s is pending as %s", (pathname, search, pending) => {
  expect(pendingAt(script, pathname, search)).toBe(pending);
});

test("with revealed products in the history the whole page is pending", () => {
  expect(pendingAt(script, "/", "", { page: { revealed: 12 } })).toBe("page");
});

test.each([
  ["/categories/hats", "page"],
  ["/my-shop/categories/hats/men", "page"],
  ["/shop", undefined],
])("the not-found page at %s is pending as %s", (pathname, pending) => {
  expect(pendingAt(markUnknownCategory, pathname)).toBe(pending);
});
