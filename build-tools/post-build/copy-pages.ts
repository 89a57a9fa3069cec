import { copyFile } from "node:fs/promises";
import { dirname } from "node:path";
import { htmlFileOf } from "../list-pages.ts";

/**
 * Copies each page's HTML next to its folder: `search/index.html` to `search.html`. Hosts such as GitHub Pages then
 * answer `/search` with the page. Without the copy, they redirect to `/search/`.
 */
export async function copyPages(pages: readonly string[], client: string): Promise<void> {
  const files = pages.filter((path) => path !== "/").map((path) => htmlFileOf(client, path));
  await Promise.all(files.map((file) => copyFile(file, `${dirname(file)}.html`)));
}
