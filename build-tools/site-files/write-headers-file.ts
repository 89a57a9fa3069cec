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
 * Writes `_headers`, which some static hosts read. A rule for a
 * whole folder would let browsers keep the absence of a file for a year: Cloudflare's Workers apply rules
 * to a 404, too.
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
 * Scripts, styles and fonts by their names; then all sizes of a picture by its version, because
 * Cloudflare reads a hundred rules at most.
 */
function listHashed(client: string): readonly string[] {
  const namesIn = (folder: string) => globSync("*.*", { cwd: join(client, folder) }).toSorted();
  const pictures = namesIn("images").map((name) => name.replace(/^.*(?=\.\w+\.avif$)/, "*"));
  return [
    ...namesIn("assets").map((name) => `assets/${name}`),
    ...new Set(pictures.map((name) => `images/${name}`)),
  ];
}
