import { readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlFileOf } from "../list-pages.ts";
import { writeUnlessOwned } from "./write-unless-owned.ts";

/** Writes robots.txt and, if the address of the site is known, the sitemap. */
export async function writeSearchEngineFiles(
  pages: readonly string[],
  client: string,
  address: string | undefined,
): Promise<void> {
  await writeUnlessOwned(join(client, "robots.txt"), robots(address));
  if (address === undefined) return;
  await writeUnlessOwned(join(client, "sitemap.xml"), sitemap(address, listedPages(pages, client)));
}

/** Returns the pages that search engines may index. */
function listedPages(pages: readonly string[], client: string): readonly string[] {
  const htmlOf = (path: string) => readFileSync(htmlFileOf(client, path), "utf8");
  return pages.filter((path) => !htmlOf(path).includes('content="noindex"'));
}

/** Returns robots.txt, which names the sitemap only if the site has an address. */
export function robots(address: string | undefined): string {
  const lines = ["User-agent: *", "Allow: /"];
  if (address !== undefined) lines.push(`Sitemap: ${address}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
}

/** Returns the sitemap with absolute addresses. */
function sitemap(address: string, pages: readonly string[]): string {
  const urls = pages.map((path) => `  <url><loc>${address}${path.replace(/\/$/, "")}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
