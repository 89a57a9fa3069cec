import { expect, test } from "vitest";
import { listPages } from "../pages/list-pages.ts";
import { robots, sitemap } from "./write-site-files.ts";

test("the sitemap lists every page by its full address", () => {
  const xml = sitemap("https://shop.example/demo");
  expect(xml).toContain("<loc>https://shop.example/demo</loc>");
  expect(xml).toContain("<loc>https://shop.example/demo/categories/clothes/women</loc>");
  expect(xml.match(/<loc>/g)).toHaveLength(listPages().length);
});

test("robots.txt names the sitemap once the site has an address", () => {
  expect(robots("https://shop.example")).toContain("Sitemap: https://shop.example/sitemap.xml\n");
  expect(robots(undefined)).toBe("User-agent: *\nAllow: /\n");
});
