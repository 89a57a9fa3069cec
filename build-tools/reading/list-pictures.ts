import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { widthsOf } from "../../app/picture/picture-files.ts";
import { fileSchemas, type PictureEntry, type RemotePicture } from "../../content/schema.ts";
import { findOriginal, originalsFolder } from "./find-original.ts";
import { isTransparent, openOriginal } from "./open-original.ts";
import { readContent } from "./read-content.ts";

/** The owner's list of pictures, from the project's root. */
export const picturesFile = "content/pictures.ts";

export const avifOptions = { quality: 44, effort: 3, chromaSubsampling: "4:2:0" };

type NamedEntry = PictureEntry & { readonly name: string };

/** One original and the files that are made of it. */
export type ListedPicture = Omit<NamedEntry, "remote"> & {
  readonly original: string;
  /** "contain" for a cut-out, which has a transparent background. */
  readonly fit: "contain" | "cover";
  /** Changes with the original and with the way it is encoded. */
  readonly version: string;
  readonly width: number;
  readonly height: number;
  /** In pixels, ascending; none is wider than the original. */
  readonly widths: readonly number[];
};

/** A picture that content/pictures.ts takes from another site. */
export type ListedRemotePicture = NamedEntry & { readonly remote: RemotePicture };

export async function listRemotePictures(root: string): Promise<readonly ListedRemotePicture[]> {
  return (await readEntries(root)).flatMap(({ remote, ...entry }) =>
    remote === undefined ? [] : [{ ...entry, remote }],
  );
}

/** Reads every original that content/pictures.ts names. */
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
      const source = [await readFile(original), Buffer.from(JSON.stringify(avifOptions))];
      const version = hash("sha256", Buffer.concat(source)).slice(0, 8);
      const { width, height } = await openOriginal(original);
      const fit = (await isTransparent(original)) ? "contain" : "cover";
      return { ...entry, original, version, width, height, fit, widths: widthsOf(width) };
    }),
  );
}

/** The entries of content/pictures.ts as it is now. */
export async function readEntries(root: string): Promise<readonly NamedEntry[]> {
  const { pictures } = await readContent(root, picturesFile, fileSchemas.pictures);
  return Object.entries(pictures).map(([name, entry]) => ({ name, ...entry }));
}
