import { expect, test } from "vitest";
import { listCategoryPages, listFixedPages } from "./page-addresses.ts";

test("static routes, nested ones included; none with parameters", () => {
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
  expect(listCategoryPages(["shoes"], ["men", "women"])).toEqual([
    "/categories/shoes",
    "/categories/shoes/men",
    "/categories/shoes/women",
  ]);
});
