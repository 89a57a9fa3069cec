import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";

/** Writes a file to the build, unless content/public/ contains a file with the same name. */
export async function writeUnlessOwned(path: string, content: string | Uint8Array): Promise<void> {
  if (!existsSync(path)) await writeFile(path, content);
}
