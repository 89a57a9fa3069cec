import { existsSync, readdirSync } from "node:fs";
import { join, parse } from "node:path";

/** The folder of the originals, relative to the project. */
export const originalsFolder = "content/images";

/** The formats of an original. */
export const originalFormats = ["webp", "avif", "jpg", "jpeg", "png", "svg", "tif", "tiff", "gif"];

/** The file of a picture's original, whatever the case of its extension; `undefined` if there is none. */
export function findOriginal(root: string, name: string): string | undefined {
  const found = listOriginals(root).find((file) => {
    const { name: own, ext } = parse(file);
    return own === name && originalFormats.includes(ext.slice(1).toLowerCase());
  });
  return found && join(root, originalsFolder, found);
}

/** Every file in the folder of originals. */
export function listOriginals(root: string): readonly string[] {
  const folder = join(root, originalsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith(".")) : [];
}
