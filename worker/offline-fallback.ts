import { commonAddress } from "../app/picture/picture-files.ts";
import type { Precache } from "./precache.ts";

/**
 * The cached address for a request that fails, and its status: the page, with or without a trailing
 * slash; the not-found page for any other page; for a picture, its precached size. `undefined` for a
 * file without a substitute.
 */
export function offlineFallback(
  path: string,
  kind: "page" | "file",
  { hashes, notFound }: Pick<Precache, "hashes" | "notFound">,
): { readonly key: string; readonly status: number } | undefined {
  if (kind === "page") {
    const page = path.endsWith("/") ? path : `${path}/`;
    return page in hashes ? { key: page, status: 200 } : { key: notFound, status: 404 };
  }
  const picture = commonAddress(path);
  if (picture === undefined) return undefined;
  const precached = Object.keys(hashes).find((file) => commonAddress(file) === picture);
  return precached === undefined ? undefined : { key: precached, status: 200 };
}
