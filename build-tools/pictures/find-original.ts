import { existsSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";
import { socialCard } from "../../app/picture/picture-files.ts";

/** The folder of the originals, relative to the project. */
export const originalsFolder = "content/images";

/** The formats of an original; of several files, the first format wins. */
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

/** The file of a picture's original, whatever the case of its extension; `undefined` if there is none. */
export function findOriginal(root: string, name: string): string | undefined {
  const files = listOriginals(root).filter((file) => parse(file).name === name);
  return originalFormats
    .flatMap((format) => files.filter((file) => file.toLowerCase().endsWith(`.${format}`)))
    .map((file) => join(root, originalsFolder, file))[0];
}

/** Every file in the folder of originals. */
export function listOriginals(root: string): readonly string[] {
  const folder = join(root, originalsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith(".")) : [];
}

/** The originals that belong to none of the pictures in content/pictures.ts. */
export function listUnusedOriginals(root: string, names: readonly string[]): readonly string[] {
  const used = new Set([...names, socialCard.original]);
  return listOriginals(root).filter((file) => !used.has(parse(file).name));
}
