import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of the originals, from the project's root. */
export const originalsFolder = "content/images";

/** What an original may be; the first that is there is taken. */
export const originalFormats = [
  "webp",
  "avif",
  "jpg",
  "jpeg",
  "png",
  "svg",
  "tif",
  "tiff",
  "gif",
] as const;

/** The file of a picture's original; `undefined` if there is none of its name. */
export function findOriginal(root: string, name: string): string | undefined {
  return originalFormats
    .map((format) => join(root, originalsFolder, `${name}.${format}`))
    .find((path) => existsSync(path));
}
