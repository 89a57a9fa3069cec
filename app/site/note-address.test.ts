import { expect, test } from "vitest";
import { facetNames } from "../catalogue/facets.ts";
import { listParameters, noteAddress } from "./note-address.ts";

test("every parameter of a list is noted, and no other", () => {
  for (const name of [...facetNames, "sort"]) {
    expect(listParameters.test(`?page=2&${name}=x`)).toBe(true);
  }
  expect(listParameters.source.split("|")).toHaveLength(facetNames.length + 1);
  expect(listParameters.test("?utm_source=letter&subtype=x")).toBe(false);
});

/** What the script notes on a document with the given address and history. */
function noteOf(pathname: string, search = "", state: unknown = null): string | undefined {
  const dataset: { address?: string } = {};
  const run = new Function("location", "document", "history", noteAddress);
  run({ pathname, search }, { documentElement: { dataset } }, { state });
  return dataset.address;
}

test.each([
  ["/", "", undefined],
  ["/search", "", undefined],
  ["/search", "?q=shirt", "search"],
  ["/my-shop/search/", "?q=", "search"],
  ["/categories/clothes", "", "category"],
  ["/my-shop/categories/hats/men", "?utm_source=letter", "category"],
  ["/categories/clothes", "?sort=rating", "category filtered"],
  ["/categories", "", undefined],
])("%s%s is noted as %s", (pathname, search, note) => {
  expect(noteOf(pathname, search)).toBe(note);
});

test("revealed products are noted from the history", () => {
  expect(noteOf("/", "", { revealed: 12 })).toBe("revealed");
});
