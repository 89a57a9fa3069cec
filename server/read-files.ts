import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { hashOf } from "./build-list.ts";
import { cacheForAYear } from "./security-headers.ts";

/** The encodings a build's files come in, smallest first. */
export const encodings = ["br", "gzip"] as const;

export type Variant = { readonly bytes: Buffer; readonly etag: string };

/** A file of the build, held in memory. */
export type StoredFile = {
  readonly extension: string;
  readonly cacheControl: string;
  /** The content security policy of a page. */
  readonly policy?: string | undefined;
  readonly identity: Variant;
  readonly br?: Variant | undefined;
  readonly gzip?: Variant | undefined;
};

const cacheForADay = "public, max-age=86400";

/** Pages, the service worker, sitemap and robots.txt are always revalidated; a 304 costs little. */
const alwaysRevalidate = "no-cache";

/** Served by page address, by content negotiation, or for static hosts only. */
const notServedByName = /(?:\.html|\.br|\.gz|^_headers)$/;

/**
 * Reads files into memory.
 * @param hashes the hash of each by its path in the folder, with forward slashes
 * @throws if one is missing or differs from its hash
 */
export function readFiles(folder: string, hashes: Readonly<Record<string, string>>) {
  const variants = new Map<string, Variant>();
  for (const [name, hash] of Object.entries(hashes)) {
    const bytes = readFileSync(join(folder, name));
    if (hashOf(bytes) !== hash) throw new Error(`${join(folder, name)} differs from its hash`);
    variants.set(name, { bytes, etag: `"${hash}"` });
  }

  /** The file of a name, with its compressed variants. */
  function find(name: string, policy?: string): StoredFile {
    const identity = variants.get(name);
    if (identity === undefined) throw new Error(`its list lacks ${name}`);
    return {
      extension: extname(name),
      cacheControl: cacheControlFor(name),
      policy,
      identity,
      br: variants.get(`${name}.br`),
      gzip: variants.get(`${name}.gz`),
    };
  }

  const served = [...variants.keys()].filter((name) => !notServedByName.test(name));
  /** Those with an address of their own, which is their name. */
  const named = served.map((name) => [name, find(name)] as const);
  return { named, find };
}

function cacheControlFor(name: string): string {
  if (/^(?:assets|images)\/[^/]+$/.test(name)) return cacheForAYear;
  return /\.(?:svg|png|jpg|webmanifest)$/.test(name) ? cacheForADay : alwaysRevalidate;
}
