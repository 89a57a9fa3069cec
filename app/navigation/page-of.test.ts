import { beforeEach, expect, test, vi } from "vitest";
import { pageOf } from "./page-of.ts";

beforeEach(() => vi.stubGlobal("location", { origin: "https://shop.example" }));

test.each([
  ["https://shop.example/search/?q=wool", "/search"],
  ["https://shop.example/#deal", "/"],
  ["https://shop.example/search/index.html", undefined],
  ["https://shop.example/categories/caps/men", "/categories/caps/men"],
  ["https://shop.example/resume.pdf", undefined],
  ["https://shop.example/categories/lookbook.pdf", undefined],
  ["https://shop.example/shop/3", undefined],
  ["https://other.example/search", undefined],
])("%s is the page %s", (address, page) => {
  expect(pageOf(new URL(address))).toBe(page);
});
