import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../../test-tools/clean-up.ts";
import { robots, writeSearchEngineFiles } from "./write-search-engine-files.ts";

test("robots.txt names the sitemap once the site has an address", () => {
  expect(robots("https://shop.example")).toContain("Sitemap: https://shop.example/sitemap.xml\n");
  expect(robots(undefined)).toBe("User-agent: *\nAllow: /\n");
});

test("robots.txt and sitemap.xml from content/public/ are kept", () =>
  inTemporaryFolder(async (client) => {
    writeFileSync(join(client, "index.html"), "<h1>Home</h1>");
    for (const name of ["robots.txt", "sitemap.xml"]) writeFileSync(join(client, name), "mine");
    await writeSearchEngineFiles(["/"], client, "https://shop.example");
    for (const name of ["robots.txt", "sitemap.xml"]) {
      expect(readFileSync(join(client, name), "utf8")).toBe("mine");
    }
  }));

test("the sitemap lists every page that search engines may index, if the site has an address", () =>
  inTemporaryFolder(async (client) => {
    writeFileSync(join(client, "index.html"), "<h1>Home</h1>");
    await writeSearchEngineFiles(["/"], client, undefined);
    expect(readdirSync(client)).not.toContain("sitemap.xml");
    await writeSearchEngineFiles(["/"], client, "https://shop.example");
    expect(readFileSync(join(client, "sitemap.xml"), "utf8")).toContain(
      "<loc>https://shop.example</loc>",
    );
  }));
