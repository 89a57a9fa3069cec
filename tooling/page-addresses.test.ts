import { expect, test } from "vitest";
import { listPages } from "./list-pages.ts";
import { listCategoryPages, listFixedPages } from "./page-addresses.ts";

test("pages of the routes, those within others too; none whose address varies", () => {
  const file = "page.tsx";
  expect(
    listFixedPages([
      { index: true, file },
      { path: "contact", file },
      {
        path: "help",
        file,
        children: [
          { path: "sizes", file },
          { index: true, file },
        ],
      },
      { path: "categories/:categoryName/:gender?", file },
      { path: "*", file },
    ]),
  ).toEqual(["/", "/contact", "/help/sizes", "/help"]);
});

test("a page for each category, and for each gender in it", () => {
  expect(listCategoryPages([{ id: "shoes" }], ["men", "women"])).toEqual([
    "/categories/shoes",
    "/categories/shoes/men",
    "/categories/shoes/women",
  ]);
});

test("the shop's own pages begin with the home page and the search", () => {
  expect(listPages().slice(0, 3)).toEqual(["/", "/search", "/categories/clothes"]);
});
