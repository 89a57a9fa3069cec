import { globSync } from "node:fs";
import { join } from "node:path";
import {
  cacheForAYear,
  documentHeaders,
  fileHeaders,
  strictTransport,
} from "../../server/headers.ts";
import { writeUnlessOwned } from "./write-unless-owned.ts";

/**
 * Writes `_headers`, which some static hosts read. The rules name single files instead of folders, because Cloudflare
 * Workers also apply rules to 404 responses. Browsers would cache the response for a missing file for a year.
 */
export async function writeHeadersFile(client: string, base: string): Promise<void> {
  const year = { "Cache-Control": cacheForAYear };
  const headers = {
    [`${base}*`]: {
      ...fileHeaders,
      ...documentHeaders,
      ...strictTransport,
    },
    [`${base}service-worker.js`]: { "Cache-Control": "no-cache" },
    ...Object.fromEntries(listHashed(client).map((path) => [base + path, year])),
  };
  const blocks = Object.entries(headers).map(([path, values]) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  await writeUnlessOwned(join(client, "_headers"), `${blocks.join("\n\n")}\n`);
}

/**
 * Returns the paths of files with a hash in their names. Scripts, styles and fonts are listed by name. Pictures are
 * listed by version, with one path for all sizes, because Cloudflare reads at most 100 rules.
 */
function listHashed(client: string): readonly string[] {
  const namesIn = (folder: string) => globSync("*.*", { cwd: join(client, folder) }).toSorted();
  const pictures = namesIn("images").map((name) => name.replace(/^.*(?=\.\w+\.avif$)/, "*"));
  return [
    ...namesIn("assets").map((name) => `assets/${name}`),
    ...new Set(pictures.map((name) => `images/${name}`)),
  ];
}
