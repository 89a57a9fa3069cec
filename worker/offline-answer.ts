import { commonAddress } from "../app/picture/picture-files.ts";
import type { Precache } from "./precache.ts";

export type OfflineAnswer = {
  /** The address to look up in the cache. */
  readonly key: string;
  readonly status: number;
};

/**
 * The cached address for a request that the network cannot answer: the page, with or without a
 * trailing slash; the not-found page for any other page; for a picture, its precached size.
 * `undefined` for a file without a substitute.
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
  const picture = commonAddress(path);
  if (picture === undefined) return undefined;
  const kept = files.find((file) => commonAddress(file) === picture);
  return kept === undefined ? undefined : { key: kept, status: 200 };
}
