import { createReadStream, existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Plugin } from "vite";
import { pictureFileName } from "../../app/picture/picture-files.ts";
import type { Shop } from "../read-shop.ts";
import { replaceFile } from "../replace-file.ts";
import {
  avifOptions,
  type ListedPicture,
  type ListedRemotePicture,
  listPictures,
  listRemotePictures,
  picturesFile,
} from "./list-pictures.ts";
import { openOriginal } from "./open-original.ts";
import { removeFringe } from "./remove-fringe.ts";

// Encodes each file in a single thread. Several files are encoded at once, so more threads per file would only wait
// for each other.
sharp.concurrency(1);

/** The number of files encoded between two progress lines. */
const reported = 24;

const moduleId = "virtual:pictures";

/**
 * Provides `virtual:pictures`, the table of all pictures with their dimensions and `alt` text. In development, encodes
 * each picture file when it is first requested; a build encodes all files at its end. The table is not a generated
 * file, because type checks and fresh clones would then need an extra step.
 */
export function picturesPlugin(root: string): Plugin {
  let listed: readonly ListedPicture[] = [];
  return {
    name: "pictures",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      this.addWatchFile(join(root, picturesFile));
      listed = await listPictures(root);
      for (const { original } of listed) this.addWatchFile(original);
      const table = Object.fromEntries<object>([
        ...listed.map(tableEntry),
        ...(await listRemotePictures(root)).map(remoteEntry),
      ]);
      return `export const pictures = ${JSON.stringify(table)}; export const picturesFile = "${picturesFile}";`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = /\/images\/([^/?]+)$/.exec(request.url ?? "")?.[1];
        const file = listed.flatMap(filesOf).find(({ fileName }) => fileName === name);
        if (file === undefined) return next();
        try {
          const encoded = await encode(root, file);
          response.setHeader("Content-Type", "image/avif");
          createReadStream(encoded).pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/**
 * Returns a picture's entry in the table. The entry has only the fields that the component needs, because the table is
 * part of the shop's JavaScript.
 */
function tableEntry(picture: ListedPicture) {
  const { name, alt, dark, backdrop, crop, close, fit, top, wide, version, width, height } =
    picture;
  // Only close-ups need the upper edge of the object.
  const begins = close && top;
  const scale = picture.scale === 1 ? undefined : picture.scale;
  return [
    name,
    { alt, dark, backdrop, crop, close, fit, top: begins, scale, wide, version, width, height },
  ] as const;
}

function remoteEntry({ name, alt, backdrop, crop, remote }: ListedRemotePicture) {
  const { address, width, height } = remote;
  return [name, { alt, backdrop, crop, fit: "cover", remote: address, width, height }] as const;
}

/** Returns every file made from a picture, from narrowest to widest. */
export function filesOf({ name, version, original, fit, widths }: ListedPicture) {
  return widths.map((width) => ({
    original,
    width,
    fit,
    fileName: pictureFileName(name, width, version),
  }));
}

type PictureFile = ReturnType<typeof filesOf>[number];

/** Returns the path of an encoded file. Encodes the file first if it is not in the cache. */
export async function encode(root: string, { original, width, fit, fileName }: PictureFile) {
  const path = encodedPath(root, fileName);
  if (!existsSync(path)) {
    const { image } = await openOriginal(original);
    const resized = image.resize({ width });
    const shown = fit === "contain" ? await withoutFringe(resized) : resized;
    await replaceFile(path, await shown.avif(avifOptions).toBuffer());
  }
  return path;
}

async function withoutFringe(image: Sharp): Promise<Sharp> {
  const pixels = image.toColorspace("srgb").ensureAlpha().raw({ depth: "uchar" });
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return sharp(removeFringe(data, info.width), { raw: { ...info, channels: 4 } });
}

/** Copies every file of every picture into a folder. Encodes missing files first. */
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
