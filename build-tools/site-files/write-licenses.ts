import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Shop } from "../read-shop.ts";

/** The file of third-party licenses in a build. Vite adds the licenses of bundled packages. */
export const licensesFile = "licenses.txt";

/** Adds the font's license. Vite does not see the font's package, because the font is subset before Vite builds. */
export async function addFontLicense({ root, font }: Shop, client: string): Promise<void> {
  const { packageName } = font;
  if (packageName === undefined) return;
  const license = await readFile(join(root, "node_modules", packageName, "LICENSE"), "utf8");
  await appendFile(
    join(client, licensesFile),
    `\n---\n\n## ${packageName} (OFL-1.1)\n\n${license}`,
  );
}
