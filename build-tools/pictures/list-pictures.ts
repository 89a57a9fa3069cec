import { hash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, parse } from "node:path";
import {
  fileSchemas,
  type PictureEntry,
  type RemotePicture,
} from "../../app/content-shape/schema.ts";
import { widthsOf } from "../../app/picture/picture-widths.ts";
import { readContent } from "../read-content.ts";
import { shopFolder } from "../shop-folder.ts";
import { describeOriginal } from "./describe-original.ts";

/** The path of the owner's list of pictures, relative to the project. */
export const picturesFile = `${shopFolder}/pictures.ts`;

export const avifOptions = { quality: 44, effort: 3, chromaSubsampling: "4:2:0" };

/**
 * The version of the edge treatment in remove-fringe.ts. Change the version with the treatment, to give the files of
 * cut-outs new names.
 */
const cutOutEncoding = 3;

/** The folder of the originals, relative to the project. */
export const originalsFolder = `${shopFolder}/images`;

/** The file name of the owner's icon, without its extension. */
export const iconOriginal = "icon";

/** The file extensions of originals. */
const originalFormats = new Set("webp avif jpg jpeg png svg tif tiff gif".split(" "));

type NamedEntry = PictureEntry & { readonly name: string };

/** An original and the files made from it. */
export type ListedPicture = Omit<NamedEntry, "remote"> & {
  readonly original: string;
  /** "contain" for a cut-out, which has a transparent background; "cover" for any other picture. */
  readonly fit: "contain" | "cover";
  /** The measurements of a cut-out's object (find-opaque-part.ts). */
  readonly top?: number | undefined;
  readonly scale?: number | undefined;
  readonly wide?: boolean | undefined;
  /** A hash of the original and the encoder settings. Each file's name contains this hash. */
  readonly version: string;
  readonly width: number;
  readonly height: number;
  /** The file widths in pixels, from narrowest to widest. No file is wider than the original. */
  readonly widths: readonly number[];
};

/** A picture on another site, listed in content/pictures.ts. */
export type ListedRemotePicture = NamedEntry & { readonly remote: RemotePicture };

export async function listRemotePictures(root: string): Promise<readonly ListedRemotePicture[]> {
  return (await readEntries(root)).flatMap(({ remote, ...entry }) =>
    remote === undefined ? [] : [{ ...entry, remote }],
  );
}

/** Reads and measures every original listed in content/pictures.ts. */
export async function listPictures(root: string): Promise<readonly ListedPicture[]> {
  const entries = (await readEntries(root)).filter(({ remote }) => remote === undefined);
  return Promise.all(
    entries.map(async (entry) => {
      const original = findOriginal(root, entry.name);
      if (original === undefined) {
        throw new Error(
          `${picturesFile}, picture "${entry.name}": found no image named "${entry.name}" in ${originalsFolder}/. Add an image with this name.`,
        );
      }
      const facts = await describeOriginal(root, original);
      const { isTransparent, width, height, top, scale, wide } = facts;
      const fit = isTransparent ? "contain" : "cover";
      const encoding = JSON.stringify([avifOptions, isTransparent && cutOutEncoding]);
      const source = [await readFile(original), Buffer.from(encoding)];
      const version = hash("sha256", Buffer.concat(source)).slice(0, 8);
      const widths = widthsOf(width);
      return { ...entry, original, version, width, height, fit, top, scale, wide, widths };
    }),
  );
}

/** Reads the current entries of content/pictures.ts. */
async function readEntries(root: string): Promise<readonly NamedEntry[]> {
  const { pictures } = await readContent(root, picturesFile, fileSchemas.pictures);
  return Object.entries(pictures).map(([name, entry]) => ({ name, ...entry }));
}

/**
 * Returns the path of a picture's original, or `undefined` if no file has the picture's name. Ignores the case of the
 * file extension.
 */
export function findOriginal(root: string, name: string): string | undefined {
  const found = listOriginals(root).find(
    (file) =>
      nameOfOriginal(file) === name.normalize("NFC") &&
      originalFormats.has(extname(file).slice(1).toLowerCase()),
  );
  return found && join(root, originalsFolder, found);
}

/**
 * Returns the name of a picture from its file. macOS saves "ü" as "u" and an accent; content/pictures.ts writes it as
 * one character.
 */
export function nameOfOriginal(file: string): string {
  return parse(file).name.normalize("NFC");
}

/** Returns the names of all files in the folder of originals, except hidden files. */
export function listOriginals(root: string): readonly string[] {
  const folder = join(root, originalsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith(".")) : [];
}
