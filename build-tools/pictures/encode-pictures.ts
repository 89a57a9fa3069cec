import { randomUUID } from "node:crypto";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import sharp from "sharp";
import { pictureFileName } from "../../app/picture/picture-files.ts";
import { avifOptions, type ListedPicture, listPictures } from "./list-pictures.ts";
import { openOriginal } from "./open-original.ts";
import { startProgress } from "./report-progress.ts";

// Each file keeps one processor busy: more threads for each would wait for each other.
sharp.concurrency(1);

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
  const cached = cachedPath(root, file.fileName);
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

/** Encodes the files, one per processor at a time, and passes each on as soon as it is ready. */
export async function encodeEach(
  root: string,
  files: readonly PictureFile[],
  onEncoded: (file: PictureFile, path: string) => Promise<void>,
): Promise<void> {
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await onEncoded(file, await encode(root, file));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Puts every size of every picture into a folder, and reports its progress. */
export async function encodeAll(root: string, folder: string): Promise<void> {
  const files = (await listPictures(root)).flatMap(filesOf);
  await mkdir(folder, { recursive: true });
  const cached = await Promise.all(files.map(({ fileName }) => exists(cachedPath(root, fileName))));
  const missing = files.filter((_, index) => !cached[index]);
  const report = startProgress(missing.length);
  await encodeEach(root, missing, async () => report());
  await encodeEach(root, files, (file, path) => copyFile(path, join(folder, file.fileName)));
}

function cachedPath(root: string, fileName: string): string {
  return join(root, cacheFolder, fileName);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
