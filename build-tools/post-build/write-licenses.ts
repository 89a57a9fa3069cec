import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Shop } from "../read-shop.ts";

/** The build's file with third-party licenses. Vite writes the licenses of bundled packages into this file. */
export const licensesFile = "licenses.txt";

/** Adds the font's license. Vite omits it, because the font is subset before Vite builds the shop. */
export async function addFontLicense({ root, font }: Shop, client: string): Promise<void> {
  const { packageName } = font;
  if (packageName === undefined) return;
  const license = await readFile(join(root, "node_modules", packageName, "LICENSE"), "utf8");
  await appendFile(
    join(client, licensesFile),
    `\n---\n\n## ${packageName} (OFL-1.1)\n\n${license}`,
  );
}
