import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Shop } from "../read-shop.ts";

/** Third-party licenses in a build; Vite writes those of the bundled packages. */
export const licensesFile = "licenses.txt";

/** Adds the font's license, which Vite does not know: the font is subset before its build. */
export async function addFontLicense({ root, font }: Shop, client: string): Promise<void> {
  const { packageName } = font;
  if (packageName === undefined) return;
  const license = await readFile(join(root, "node_modules", packageName, "LICENSE"), "utf8");
  await appendFile(
    join(client, licensesFile),
    `\n---\n\n## ${packageName} (OFL-1.1)\n\n${license}`,
  );
}
