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
  const blocks: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    [
      `${base}*`,
      {
        ...fileHeaders,
        ...documentHeaders,
        ...strictTransport,
        "Content-Security-Policy": "frame-ancestors 'none'",
      },
    ],
    [`${base}assets/*`, { "Cache-Control": cacheForAYear }],
    [`${base}images/*`, { "Cache-Control": cacheForAYear }],
    [`${base}service-worker.js`, { "Cache-Control": "no-cache" }],
  ];
  const lines = blocks.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  await writeFile(join(client, "_headers"), `${lines.join("\n\n")}\n`);
}
