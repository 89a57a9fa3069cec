import { randomUUID } from "node:crypto";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { pictureFileName } from "../../app/picture/picture-files.ts";
import { avifOptions, type ListedPicture, listPictures } from "./list-pictures.ts";
import { openOriginal } from "./open-original.ts";

export type PictureFile = {
  readonly picture: ListedPicture;
  readonly width: number;
  readonly fileName: string;
};

/** Encoded files are kept here between builds. */
const cacheFolder = ".cache/pictures";

/** Every file made from a picture, in ascending width. */
export function filesOf(picture: ListedPicture): readonly PictureFile[] {
  return picture.widths.map((width) => ({
    picture,
    width,
    fileName: pictureFileName({ ...picture, width }),
  }));
}

/**
 * The path of an encoded file; encodes it first if the cache does not hold it.
 *
 * @throws if the original cannot be decoded; the message names it
 */
export async function encode(root: string, file: PictureFile): Promise<string> {
  const cached = join(root, cacheFolder, file.fileName);
  if (await exists(cached)) return cached;
  await mkdir(join(root, cacheFolder), { recursive: true });
  const unfinished = `${cached}.${randomUUID()}.part`;
  try {
    const { image } = await openOriginal(file.picture.original);
    await image.resize({ width: file.width }).avif(avifOptions).toFile(unfinished);
  } catch (error) {
    await rm(unfinished, { force: true });
    // A system error, such as a full disk, has nothing to do with the picture.
    if (error instanceof Error && "code" in error) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const original = relative(root, file.picture.original);
    throw new Error(`${original} cannot be read (${reason}). Replace it with a complete picture.`, {
      cause: error,
    });
  }
  await rename(unfinished, cached);
  return cached;
}

/** Encodes the files, two at a time, and yields each as soon as it is ready. */
export async function encodeEach(
  root: string,
  files: readonly PictureFile[],
  handOn: (file: PictureFile, path: string, index: number) => Promise<void>,
): Promise<void> {
  const queue = files.entries();
  const work = async () => {
    for (const [index, file] of queue) await handOn(file, await encode(root, file), index);
  };
  await Promise.all([work(), work()]);
}

/** Puts every size of every picture into a folder, and reports its progress. */
export async function encodeAll(
  root: string,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const files = (await listPictures(root)).flatMap(filesOf);
  await mkdir(folder, { recursive: true });
  await encodeEach(root, files, async ({ fileName }, path, index) => {
    await copyFile(path, join(folder, fileName));
    if ((index + 1) % 40 === 0) log(`pictures: ${index + 1} of ${files.length}`);
  });
  log(`pictures: all ${files.length} files of ${new Set(files.map((f) => f.picture)).size} ready`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
