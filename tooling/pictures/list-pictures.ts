import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type PicturePlace, widthsOf } from "../../app/ui/picture-places.ts";
import { type PictureEntry, type RemotePicture, pictures } from "../../content/pictures.ts";
import { findOriginal, originalsFolder } from "./find-original.ts";
import { openOriginal } from "./open-original.ts";

export const avifOptions = { quality: 50, effort: 4, chromaSubsampling: "4:2:0" } as const;
export const webpOptions = { quality: 75 } as const;

/** One original and the files that are made of it. */
export type ListedPicture = {
  readonly name: string;
  readonly place: PicturePlace;
  readonly alt: string;
  readonly cloth?: string;
  readonly original: string;
  /** Changes with the original and with the way it is encoded. */
  readonly version: string;
  readonly width: number;
  readonly height: number;
  /** In pixels, ascending; none is wider than the original. */
  readonly widths: readonly number[];
};

const entries: Readonly<Record<string, PictureEntry>> = pictures;

/** The pictures that content/pictures.ts takes from elsewhere on the web. */
export function listRemotePictures(): readonly (PictureEntry & {
  readonly name: string;
  readonly remote: RemotePicture;
})[] {
  return Object.entries(entries).flatMap(([name, { remote, ...entry }]) =>
    remote === undefined ? [] : [{ name, ...entry, remote }],
  );
}

/** Reads every original that content/pictures.ts names. */
export async function listPictures(root: string): Promise<readonly ListedPicture[]> {
  const local = Object.entries(entries).filter(([, { remote }]) => remote === undefined);
  return Promise.all(
    local.map(async ([name, entry]) => {
      const original = findOriginal(root, name);
      if (original === undefined) {
        throw new Error(
          `The picture "${name}" has no original in ${originalsFolder}. Run \`npm run check\`.`,
        );
      }
      const bytes = await readFile(original);
      const { width, height } = await openOriginal(original);
      return {
        name,
        ...entry,
        original,
        version: createHash("sha256")
          .update(bytes)
          .update(JSON.stringify([avifOptions, webpOptions]))
          .digest("hex")
          .slice(0, 8),
        width,
        height,
        widths: widthsOf(entry.place, width),
      };
    }),
  );
}
