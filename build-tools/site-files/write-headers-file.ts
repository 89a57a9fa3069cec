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
 * Writes `_headers`, which some static hosts read. A rule for a whole folder would let browsers cache a missing
 * file for a year, because Cloudflare Workers apply rules to 404 responses too.
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
 * Returns scripts, styles and fonts by name, and pictures by version, with one rule for all sizes, because
 * Cloudflare reads at most 100 rules.
 */
function listHashed(client: string): readonly string[] {
  const namesIn = (folder: string) => globSync("*.*", { cwd: join(client, folder) }).toSorted();
  const pictures = namesIn("images").map((name) => name.replace(/^.*(?=\.\w+\.avif$)/, "*"));
  return [
    ...namesIn("assets").map((name) => `assets/${name}`),
    ...new Set(pictures.map((name) => `images/${name}`)),
  ];
}
