import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  documentHeaders,
  fileHeaders,
  strictTransport,
  cacheForAYear,
} from "../../server/security-headers.ts";

/** Writes `_headers`, which some static hosts read. The rest of the policy is in the pages. */
export async function writeHeadersFile(client: string, base: string): Promise<void> {
  const year = { "Cache-Control": cacheForAYear };
  const headers = {
    [`${base}*`]: {
      ...fileHeaders,
      ...documentHeaders,
      ...strictTransport,
      "Content-Security-Policy": "frame-ancestors 'none'",
    },
    [`${base}assets/*`]: year,
    [`${base}images/*`]: year,
    [`${base}service-worker.js`]: { "Cache-Control": "no-cache" },
  };
  const blocks = Object.entries(headers).map(([path, values]) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  await writeFile(join(client, "_headers"), `${blocks.join("\n\n")}\n`);
}
