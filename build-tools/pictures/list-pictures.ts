import { hash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import {
  fileSchemas,
  type PictureEntry,
  type RemotePicture,
} from "../../app/content-shape/schema.ts";
import { widthsOf } from "../../app/picture/picture-widths.ts";
import { readContent } from "../read-content.ts";
import { shopFolder } from "../shop-folder.ts";
import { describeOriginal } from "./describe-original.ts";

/** The owner's list of pictures, relative to the project. */
export const picturesFile = `${shopFolder}/pictures.ts`;

export const avifOptions = { quality: 44, effort: 3, chromaSubsampling: "4:2:0" };

/** Change it with the way the edges of cut-outs are drawn (remove-fringe.ts): their files get other names. */
const cutOutEncoding = 3;

/** The folder of the originals, relative to the project. */
export const originalsFolder = `${shopFolder}/images`;

/** The name of the original for the owner's icon. */
export const iconOriginal = "icon";

/** The file extensions of originals. */
export const originalFormats = ["webp", "avif", "jpg", "jpeg", "png", "svg", "tif", "tiff", "gif"];

type NamedEntry = PictureEntry & { readonly name: string };

/** An original and the files made from it. */
export type ListedPicture = Omit<NamedEntry, "remote"> & {
  readonly original: string;
  /** "contain" for a cut-out, which has a transparent background. */
  readonly fit: "contain" | "cover";
  /** Of a cut-out: where its object begins, and how much larger a card shows a wide one. */
  readonly top?: number | undefined;
  readonly enlarged?: number | undefined;
  /** Changes with the original and with the way it is encoded. */
  readonly version: string;
  readonly width: number;
  readonly height: number;
  /** The file widths in pixels, ascending. None exceeds the original's width. */
  readonly widths: readonly number[];
};

/** A picture that content/pictures.ts links to on another site. */
export type ListedRemotePicture = NamedEntry & { readonly remote: RemotePicture };

export async function listRemotePictures(root: string): Promise<readonly ListedRemotePicture[]> {
  return (await readEntries(root)).flatMap(({ remote, ...entry }) =>
    remote === undefined ? [] : [{ ...entry, remote }],
  );
}

/** Reads every original listed in content/pictures.ts. */
export async function listPictures(root: string): Promise<readonly ListedPicture[]> {
  const entries = (await readEntries(root)).filter(({ remote }) => remote === undefined);
  return Promise.all(
    entries.map(async (entry) => {
      const original = findOriginal(root, entry.name);
      if (original === undefined) {
        throw new Error(
          `The picture "${entry.name}" has no original in ${originalsFolder}. Run \`npm run check\`.`,
        );
      }
      const { isTransparent, width, height, top, enlarged } = await describeOriginal(
        root,
        original,
      );
      const fit = isTransparent ? "contain" : "cover";
      const encoding = JSON.stringify([avifOptions, isTransparent && cutOutEncoding]);
      const source = [await readFile(original), Buffer.from(encoding)];
      const version = hash("sha256", Buffer.concat(source)).slice(0, 8);
      const widths = widthsOf(width);
      return { ...entry, original, version, width, height, fit, top, enlarged, widths };
    }),
  );
}

/** Reads the current entries of content/pictures.ts. */
async function readEntries(root: string): Promise<readonly NamedEntry[]> {
  const { pictures } = await readContent(root, picturesFile, fileSchemas.pictures);
  return Object.entries(pictures).map(([name, entry]) => ({ name, ...entry }));
}

/** Returns the path of a picture's original, or `undefined` if there is none. Ignores the case of the extension. */
export function findOriginal(root: string, name: string): string | undefined {
  const found = listOriginals(root).find((file) => {
    const { name: own, ext } = parse(file);
    return own === name && originalFormats.includes(ext.slice(1).toLowerCase());
  });
  return found && join(root, originalsFolder, found);
}

/** Returns all visible files in the folder of originals. */
export function listOriginals(root: string): readonly string[] {
  const folder = join(root, originalsFolder);
  return existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith(".")) : [];
}
