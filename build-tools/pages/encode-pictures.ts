import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureFileName } from "../../app/picture/picture-files.ts";
import { avifOptions, type ListedPicture } from "../reading/list-pictures.ts";
import { openOriginal } from "../reading/open-original.ts";
import type { Shop } from "../reading/read-shop.ts";
import { replaceFile } from "./replace-file.ts";

// Each file keeps one processor busy: more threads for each would wait for each other.
sharp.concurrency(1);

/** How many files are encoded between two lines about them. */
const reported = 24;

/** Every file made from a picture, in ascending width. */
export function filesOf({ name, version, original, widths }: ListedPicture) {
  return widths.map((width) => ({
    original,
    width,
    fileName: pictureFileName(name, width, version),
  }));
}

type PictureFile = ReturnType<typeof filesOf>[number];

/** The path of an encoded file; encodes it first if no earlier build has. */
export async function encode(root: string, { original, width, fileName }: PictureFile) {
  const path = encodedPath(root, fileName);
  if (!existsSync(path)) {
    const { image } = await openOriginal(original);
    await replaceFile(path, await image.resize({ width }).avif(avifOptions).toBuffer());
  }
  return path;
}

/** Puts every size of every picture into a folder. */
export async function encodeAll({ root, pictures }: Shop, folder: string): Promise<void> {
  const files = pictures.flatMap(filesOf);
  const missing = files.filter(({ fileName }) => !existsSync(encodedPath(root, fileName)));
  let left = missing.length;
  const encoded = missing.map(async (file) => {
    await encode(root, file);
    left -= 1;
    if (left % reported === 0) console.log(`Picture files left to encode: ${left}`);
  });
  await Promise.all(encoded);
  await mkdir(folder, { recursive: true });
  for (const file of files) await copyFile(await encode(root, file), join(folder, file.fileName));
}

function encodedPath(root: string, fileName: string): string {
  return join(root, ".cache/pictures", fileName);
}
