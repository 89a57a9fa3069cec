import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { widthsOf } from "../../app/picture/picture-files.ts";
import type { PictureEntry, RemotePicture } from "../../content/schema.ts";
import { findOriginal, originalsFolder } from "./find-original.ts";
import { openOriginal } from "./open-original.ts";

/** The owner's list of pictures, from the project's root. */
export const picturesFile = "content/pictures.ts";

export const avifOptions = { quality: 44, effort: 3, chromaSubsampling: "4:2:0" } as const;

/** One original and the files that are made of it. */
export type ListedPicture = Omit<PictureEntry, "remote"> & {
  readonly name: string;
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

/**
 * Whether to import content/pictures.ts again. A build cannot: it imports through Vite, which does not
 * resolve a path with a query.
 */
export type Reading = "cached" | "fresh";

/** A picture that content/pictures.ts takes from another site. */
export type ListedRemotePicture = PictureEntry & {
  readonly name: string;
  readonly remote: RemotePicture;
};

/** @param reading see `listPictures` */
export async function listRemotePictures(
  root: string,
  reading: Reading = "cached",
): Promise<readonly ListedRemotePicture[]> {
  return (await readEntries(root, reading)).flatMap(({ remote, ...entry }) =>
    remote === undefined ? [] : [{ ...entry, remote }],
  );
}

/**
 * Reads every original that content/pictures.ts names.
 *
 * @param reading "fresh" where the file may have changed since this process first read it
 */
export async function listPictures(
  root: string,
  reading: Reading = "cached",
): Promise<readonly ListedPicture[]> {
  const entries = await readEntries(root, reading);
  return Promise.all(
    entries
      .filter(({ remote }) => remote === undefined)
      .map(async (entry) => {
        const { name } = entry;
        const original = findOriginal(root, name);
        if (original === undefined) {
          throw new Error(
            `The picture "${name}" has no original in ${originalsFolder}. Run \`npm run check\`.`,
          );
        }
        const version = createHash("sha256")
          .update(await readFile(original))
          .update(JSON.stringify(avifOptions))
          .digest("hex")
          .slice(0, 8);
        const facts = await readFacts(original, version);
        return { ...entry, ...facts, original, version, widths: widthsOf(facts.width) };
      }),
  );
}

type Facts = Pick<ListedPicture, "width" | "height" | "fit">;

/** By version: in development every request for a picture lists them all. */
const knownFacts = new Map<string, Facts>();

async function readFacts(original: string, version: string): Promise<Facts> {
  const known = knownFacts.get(version);
  if (known !== undefined) return known;
  const { width, height, transparent } = await openOriginal(original);
  const facts = { width, height, fit: transparent ? "contain" : "cover" } as const;
  knownFacts.set(version, facts);
  return facts;
}

/** @param reading see `listPictures` */
export async function readEntries(
  root: string,
  reading: Reading,
): Promise<readonly (PictureEntry & { readonly name: string })[]> {
  const path = join(root, picturesFile);
  const version = reading === "fresh" ? `?at=${(await stat(path)).mtimeMs}` : "";
  const { pictures }: { pictures: Readonly<Record<string, PictureEntry>> } = await import(
    /* @vite-ignore */ pathToFileURL(path).href + version
  );
  return Object.entries(pictures).map(([name, entry]) => ({ name, ...entry }));
}
