import { expect, test } from "vitest";
import { matchPath } from "./match-path.ts";

const category = "/categories/:name/:gender?";

test.each([
  ["/", "/", {}],
  ["/search", "/search", {}],
  ["/search", "/search/", {}],
  [category, "/categories/Hats", { name: "Hats" }],
  [category, "/categories/50%25/men", { name: "50%", gender: "men" }],
  [category, "/categories/a%2F%2Fb/", { name: "a//b" }],
  ["/product/:id", "/product/7", { id: "7" }],
])("the pattern %s matches %s", (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});

test.each([
  ["/search", "/Search"],
  ["/", "//"],
  [category, "/categories//men"],
  [category, "/categories"],
  [category, "/categories/"],
  [category, "/categories/hats/men/more"],
  ["/search", "/search/more"],
  ["/", "/%0A"],
  [category, "/categories/hats%0D%0A"],
  [category, "/categories/%E2%80%A8/men"],
  ["/", "/%"],
  ["/", "/404.html"],
])("the pattern %s does not match %s", (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});
