import { commonAddress } from "../app/picture/picture-files.ts";
import type { Precache } from "./precache.ts";

export type OfflineFallback = {
  /** The address to look up in the cache. */
  readonly key: string;
  readonly status: number;
};

/**
 * The cached address for a request that fails: the page, with or without a
 * trailing slash; the not-found page for any other page; for a picture, its precached size.
 * `undefined` for a file without a substitute.
 */
export function offlineFallback(
  path: string,
  kind: "page" | "file",
  { files, pages, notFound }: Pick<Precache, "files" | "pages" | "notFound">,
): OfflineFallback | undefined {
  if (kind === "page") {
    const page = path.endsWith("/") ? path : `${path}/`;
    return pages.includes(page) && page !== notFound
      ? { key: page, status: 200 }
      : { key: notFound, status: 404 };
  }
  const picture = commonAddress(path);
  if (picture === undefined) return undefined;
  const precached = files.find((file) => commonAddress(file) === picture);
  return precached === undefined ? undefined : { key: precached, status: 200 };
}
