import { randomUUID } from "node:crypto";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { fallbackWidth } from "../../app/ui/picture-places.ts";
import { avifOptions, type ListedPicture, listPictures, webpOptions } from "./list-pictures.ts";
import { openOriginal } from "./open-original.ts";

export type PictureFile = {
  readonly picture: ListedPicture;
  readonly format: "avif" | "webp";
  readonly width: number;
  readonly fileName: string;
};

/** Encoded files are kept here between builds. */
const cacheFolder = ".cache/pictures";

/** Every file that is made of a picture; the component spells the same names (app/ui/picture.tsx). */
export function filesOf(picture: ListedPicture): readonly PictureFile[] {
  const file = (format: PictureFile["format"], width: number) => ({
    picture,
    format,
    width,
    fileName: `${picture.name}-${width}.${picture.version}.${format}`,
  });
  return [
    ...picture.widths.map((width) => file("avif", width)),
    file("webp", fallbackWidth(picture.widths)),
  ];
}

/**
 * The path of an encoded file; encodes it first if the cache does not hold it.
 *
 * @throws if the original cannot be read to its end; the message names it
 */
export async function encode(root: string, file: PictureFile): Promise<string> {
  const cached = join(root, cacheFolder, file.fileName);
  if (await exists(cached)) return cached;
  await mkdir(join(root, cacheFolder), { recursive: true });
  const unfinished = `${cached}.${randomUUID()}.part`;
  try {
    const { image } = await openOriginal(file.picture.original);
    const resized = image.resize({ width: file.width });
    const encoded = file.format === "avif" ? resized.avif(avifOptions) : resized.webp(webpOptions);
    await encoded.toFile(unfinished);
  } catch (error) {
    await rm(unfinished, { force: true });
    // What the system says, of a full disk for example, is no fault of the picture.
    if (error instanceof Error && "code" in error) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const original = relative(root, file.picture.original);
    throw new Error(`${original} cannot be read (${reason}). Put a whole picture there.`, {
      cause: error,
    });
  }
  await rename(unfinished, cached);
  return cached;
}

/** Encodes the files, two at a time, and hands each on when it is there. */
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

/** Puts every size of every picture into a folder, and says how far it is. */
export async function encodeAll(
  root: string,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const files = (await listPictures(root)).flatMap(filesOf);
  await mkdir(folder, { recursive: true });
  await encodeEach(root, files, async ({ fileName }, path, index) => {
    await copyFile(path, join(folder, fileName));
    if ((index + 1) % 40 === 0) say(`pictures: ${index + 1} of ${files.length}`);
  });
  say(`pictures: all ${files.length} files of ${new Set(files.map((f) => f.picture)).size} ready`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
