import { copyFile, mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { fallbackWidth } from "../../app/ui/picture-places.ts";
import { avifOptions, type ListedPicture, listPictures, webpOptions } from "./list-pictures.ts";
import { openOriginal } from "./open-original.ts";

type PictureFile = {
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

/** The path of an encoded file; encodes it first if the cache does not hold it. */
export async function encode(root: string, file: PictureFile): Promise<string> {
  const cached = join(root, cacheFolder, file.fileName);
  if (await exists(cached)) return cached;
  await mkdir(join(root, cacheFolder), { recursive: true });
  const { image } = await openOriginal(file.picture.original);
  const resized = image.resize({ width: file.width });
  const encoded = file.format === "avif" ? resized.avif(avifOptions) : resized.webp(webpOptions);
  const unfinished = `${cached}.${process.pid}.part`;
  await encoded.toFile(unfinished);
  await rename(unfinished, cached);
  return cached;
}

/** Puts every size of every picture into a folder, and says how far it is. */
export async function encodeAll(
  root: string,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const files = (await listPictures(root)).flatMap(filesOf);
  await mkdir(folder, { recursive: true });
  const queue = files.entries();
  const work = async () => {
    for (const [index, file] of queue) {
      await copyFile(await encode(root, file), join(folder, file.fileName));
      if ((index + 1) % 40 === 0) say(`pictures: ${index + 1} of ${files.length}`);
    }
  };
  await Promise.all([work(), work()]);
  say(`pictures: all ${files.length} files of ${new Set(files.map((f) => f.picture)).size} ready`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
