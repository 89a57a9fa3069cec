import type { Precache } from "./precache.ts";

export type OfflineAnswer = {
  /** What to look up in the cache. */
  readonly key: string;
  readonly status: number;
};

/**
 * What stands in the cache for an address that the network does not answer: the page, with or
 * without a slash at its end; the not-found page for any other page; for a size of a picture that
 * was not kept, the size that was. `undefined` for a file that nothing can stand for.
 */
export function offlineAnswer(
  path: string,
  kind: "page" | "file",
  { files, pages, notFound }: Pick<Precache, "files" | "pages" | "notFound">,
): OfflineAnswer | undefined {
  if (kind === "page") {
    const page = path.endsWith("/") ? path : `${path}/`;
    return pages.includes(page) && page !== notFound
      ? { key: page, status: 200 }
      : { key: notFound, status: 404 };
  }
  const picture = pictureOf(path);
  if (picture === undefined) return undefined;
  const kept = files.find((file) => pictureOf(file) === picture);
  return kept === undefined ? undefined : { key: kept, status: 200 };
}

/** The address of a picture without its width and format: the same for all its sizes. */
function pictureOf(path: string): string | undefined {
  return /^(.*\/images\/.+)-\d+\.[\da-f]+\.(?:avif|webp)$/.exec(path)?.[1];
}
