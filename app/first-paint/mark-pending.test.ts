import { expect, test } from "vitest";
import { markPending } from "./mark-pending.ts";

const script = markPending(
  ["type", "sale", "sort"],
  "history.state?.page?.revealed",
  "Shop </script>",
);

type Visit = { search?: string; state?: unknown; notFound?: boolean };

/** What a script sets on a document with the given address, history and file. */
function visit(pathname: string, { search = "", state = null, notFound = false }: Visit = {}) {
  const document = {
    documentElement: { dataset: { pending: "" } },
    title: "As prerendered",
    querySelector: () => (notFound ? {} : null),
  };
  const execute = new Function("location", "document", "history", script);
  execute({ pathname, search }, document, { state });
  return { pending: document.documentElement.dataset.pending, title: document.title };
}

test.each([
  ["/", "", "script"],
  ["/search", "", "script"],
  ["/search", "?q=shirt", "list"],
  ["/my-shop/search/", "?q=", "list"],
  ["/categories/clothes", "", "script"],
  ["/my-shop/categories/hats/men", "?utm_source=letter&subtype=x", "script"],
  ["/categories/clothes", "?page=2&sale=1", "list"],
  ["/my-shop/categories/clothes/men", "?sort=rating", "list"],
  ["/categories", "", "script"],
])("%s%s is pending as %s", (pathname, search, pending) => {
  expect(visit(pathname, { search })).toEqual({ pending, title: "As prerendered" });
});

test("with revealed products in the history the whole page is pending", () => {
  expect(visit("/", { state: { page: { revealed: 12 } } }).pending).toBe("page");
});

test.each([
  ["/categories/hats", "page", "Shop </script>"],
  ["/my-shop/categories/hats/men", "page", "Shop </script>"],
  ["/shop", "script", "As prerendered"],
])("the not-found page at %s is pending as %s, titled %s", (pathname, pending, title) => {
  expect(visit(pathname, { notFound: true })).toEqual({ pending, title });
});

test("a title does not end the script", () => {
  expect(script).not.toContain("</script>");
});
