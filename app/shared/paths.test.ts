import { expect, test } from "vitest";
import { leadsInto, onlyResemblesPage, paths } from "./paths.ts";

test("a category's address, with and without a gender", () => {
  expect(paths.category("clothes")).toBe("/categories/clothes");
  expect(paths.category("clothes", "men")).toBe("/categories/clothes/men");
});

test("special characters are encoded", () => {
  expect(paths.category("hats & caps", "a/b")).toBe("/categories/hats%20%26%20caps/a%2Fb");
});

test.each(["/Search", "/SEARCH/", "/Categories/clothes", "//", "/search//", "/categories//men"])(
  "%s only resembles a page",
  (path) => {
    expect(onlyResemblesPage(path)).toBe(true);
  },
);

test.each(["/", "/search", "/search/", "/categories/Clothes", "/Shop", "/searches"])(
  "%s does not",
  (path) => {
    expect(onlyResemblesPage(path)).toBe(false);
  },
);

test.each([
  ["/shop", true],
  ["/shop/3", true],
  ["/shop?x=1", true],
  ["/shop#new", true],
  ["/shopping", false],
  ["/", false],
])("%s leads into /shop: %s", (address, leads) => {
  expect(leadsInto(["/shop"], address)).toBe(leads);
});

test("an address leads into one of several", () => {
  expect(leadsInto(["/login", "/shop"], "/shop/3")).toBe(true);
  expect(leadsInto([], "/shop")).toBe(false);
});
