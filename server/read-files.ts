import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
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

/** Every file with an address of its own, by its path below `client` with a leading slash. */
export function readFiles(client: string): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(client, path).split(sep).join("/");
    if (entry.isFile() && !notServedByName.test(name)) files.set(`/${name}`, readStoredFile(path));
  }
  return files;
}

/** @throws if the file does not exist */
export function readStoredFile(path: string, policy?: string): StoredFile {
  return {
    extension: extname(path),
    cacheControl: cacheControlFor(path),
    policy,
    identity: readVariant(path),
    br: readIfThere(`${path}.br`),
    gzip: readIfThere(`${path}.gz`),
  };
}

function readIfThere(path: string): Variant | undefined {
  return existsSync(path) ? readVariant(path) : undefined;
}

function readVariant(path: string): Variant {
  const bytes = readFileSync(path);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 20);
  return { bytes, etag: `"${hash}"` };
}

function cacheControlFor(path: string): string {
  if (/[/\\](?:assets|images)[/\\][^/\\]+$/.test(path)) return cacheForAYear;
  return /\.(?:svg|png|jpg|webmanifest)$/.test(path) ? cacheForADay : alwaysRevalidate;
}
