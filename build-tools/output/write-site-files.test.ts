import { expect, test } from "vitest";
import { listShortcuts, robots, sitemap } from "./write-site-files.ts";

test("the sitemap lists every page by its full address", () => {
  const xml = sitemap("https://shop.example/demo", ["/", "/categories/shoes/women"]);
  expect(xml).toContain("<loc>https://shop.example/demo</loc>");
  expect(xml).toContain("<loc>https://shop.example/demo/categories/shoes/women</loc>");
  expect(xml.match(/<loc>/g)).toHaveLength(2);
});

test("the installed shop has shortcuts to its categories and to search", () => {
  expect(listShortcuts([{ id: "rain-hats", name: "Rain hats" }], "/demo/")).toEqual([
    { name: "Rain hats", url: "/demo/categories/rain-hats" },
    { name: expect.stringMatching(/./), url: "/demo/search" },
  ]);
});

test("robots.txt names the sitemap once the site has an address", () => {
  expect(robots("https://shop.example")).toContain("Sitemap: https://shop.example/sitemap.xml\n");
  expect(robots(undefined)).toBe("User-agent: *\nAllow: /\n");
});
