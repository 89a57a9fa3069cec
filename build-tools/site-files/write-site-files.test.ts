import { expect, test } from "vitest";
import { robots } from "./write-site-files.ts";

test("robots.txt names the sitemap once the site has an address", () => {
  expect(robots("https://shop.example")).toContain("Sitemap: https://shop.example/sitemap.xml\n");
  expect(robots(undefined)).toBe("User-agent: *\nAllow: /\n");
});
