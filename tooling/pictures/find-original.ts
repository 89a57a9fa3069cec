import { existsSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";

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

/** The file of a picture's original, its ending in capitals or not; `undefined` if there is none. */
export function findOriginal(root: string, name: string): string | undefined {
  const files = listOriginals(root).filter((file) => parse(file).name === name);
  return originalFormats
    .flatMap((format) => files.filter((file) => file.toLowerCase().endsWith(`.${format}`)))
    .map((file) => join(root, originalsFolder, file))[0];
}

/** Every file that lies in the folder of the originals. */
export function listOriginals(root: string): readonly string[] {
  const folder = join(root, originalsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith(".")) : [];
}
