import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Third-party licences in a build; Vite writes those of the bundled packages. */
export const licencesFile = "licences.txt";

const font = "@fontsource-variable/instrument-sans";

/** Adds the font's licence, which Vite does not know: the font is subset before its build. */
export async function addFontLicence(root: string, client: string): Promise<void> {
  const licence = await readFile(join(root, "node_modules", font, "LICENSE"), "utf8");
  await appendFile(join(client, licencesFile), `\n---\n\n## ${font} (OFL-1.1)\n\n${licence}`);
}
