import { readFileSync } from "node:fs";
import { extname, join, posix } from "node:path";
import { hashOf, parseList, readList } from "./build-list.ts";
import { cacheControlFor } from "./response-headers.ts";

/** A snapshot of a build, with its files in memory. */
export type Build = {
  /** The text of its list, which no other build shares. */
  readonly list: string;
  /** "/" or "/my-shop/". */
  readonly base: string;
  /** Everything served, by its full path, with the base path and without a trailing slash. */
  readonly files: ReadonlyMap<string, StoredFile>;
  readonly notFound: StoredFile;
};

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

export type Variant = { readonly bytes: Buffer; readonly etag: string };

/** Served by page address, by content negotiation, or for static hosts only. */
const notServedByName = /(?:\.html|\.br|\.gz|^_headers)$/;

/**
 * Reads a build into memory.
 * @throws if the build is not whole; the message is the reason
 */
export function readBuild(directory: string, list = readList(directory)): Build {
  const { base, pages, files: hashes } = parseList(list);
  const { "/404": notFound, ...others } = pages;
  if (notFound === undefined) throw new Error("its list has no pages");
  const variants = new Map<string, Variant>();
  for (const [name, hash] of Object.entries(hashes)) {
    const path = join(directory, "client", name);
    const bytes = readFileSync(path);
    if (hashOf(bytes) !== hash) throw new Error(`${path} differs from its hash`);
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

  const files = new Map<string, StoredFile>();
  for (const name of variants.keys()) {
    if (!notServedByName.test(name)) files.set(base + name, find(name));
  }
  for (const [page, policy] of Object.entries(others)) {
    const address = base + page.slice(1);
    const name = posix.join(page, "index.html").slice(1);
    files.set(address.replace(/(?<=.)\/$/, ""), find(name, policy));
  }
  return { list, base, files, notFound: find("404.html", notFound) };
}
