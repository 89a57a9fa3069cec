import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { widthsOf } from "../../app/ui/picture-places.ts";
import type { PictureEntry, RemotePicture } from "../../app/ui/picture-entry.ts";
import { findOriginal, originalsFolder } from "./find-original.ts";
import { openOriginal } from "./open-original.ts";

/** What names the pictures, from the project's root. */
export const picturesFile = "content/pictures.ts";

export const avifOptions = { quality: 50, effort: 4, chromaSubsampling: "4:2:0" } as const;
export const webpOptions = { quality: 75 } as const;

/** One original and the files that are made of it. */
export type ListedPicture = Omit<PictureEntry, "remote"> & {
  readonly name: string;
  readonly original: string;
  /** Changes with the original and with the way it is encoded. */
  readonly version: string;
  readonly width: number;
  readonly height: number;
  /** In pixels, ascending; none is wider than the original. */
  readonly widths: readonly number[];
};

/** A build reads through Vite, which cannot read a module whose address has a version behind it. */
type Reading = "once" | "anew";

/** A picture that content/pictures.ts takes from elsewhere on the web. */
export type ListedRemotePicture = PictureEntry & {
  readonly name: string;
  readonly remote: RemotePicture;
};

/** @param reading see `listPictures` */
export async function listRemotePictures(
  root: string,
  reading: Reading = "once",
): Promise<readonly ListedRemotePicture[]> {
  return (await readEntries(root, reading)).flatMap(({ remote, ...entry }) =>
    remote === undefined ? [] : [{ ...entry, remote }],
  );
}

/**
 * Reads every original that content/pictures.ts names.
 *
 * @param reading "anew" where the file may have changed since this process first read it
 */
export async function listPictures(
  root: string,
  reading: Reading = "once",
): Promise<readonly ListedPicture[]> {
  const entries = await readEntries(root, reading);
  return Promise.all(
    entries
      .filter(({ remote }) => remote === undefined)
      .map(async (entry) => {
        const { name, place } = entry;
        const original = findOriginal(root, name);
        if (original === undefined) {
          throw new Error(
            `The picture "${name}" has no original in ${originalsFolder}. Run \`npm run check\`.`,
          );
        }
        const bytes = await readFile(original);
        const { width, height } = await openOriginal(original);
        return {
          ...entry,
          original,
          version: createHash("sha256")
            .update(bytes)
            .update(JSON.stringify([avifOptions, webpOptions]))
            .digest("hex")
            .slice(0, 8),
          width,
          height,
          widths: widthsOf(place, width),
        };
      }),
  );
}

async function readEntries(
  root: string,
  reading: Reading,
): Promise<readonly (PictureEntry & { readonly name: string })[]> {
  const path = join(root, picturesFile);
  const version = reading === "anew" ? `?at=${(await stat(path)).mtimeMs}` : "";
  const { pictures }: { pictures: Readonly<Record<string, PictureEntry>> } = await import(
    /* @vite-ignore */ pathToFileURL(path).href + version
  );
  return Object.entries(pictures).map(([name, entry]) => ({ name, ...entry }));
}
