/** A cache's name is this prefix, the shop's base path and the version of its build. */
export const cachePrefix = "shop-";

/** What a build precaches. All are addresses on this host, with the base path. */
export type Precache = {
  /** Changes with the content of any file. */
  readonly version: string;
  /** Scripts, styles, fonts, icons and one size of each picture. */
  readonly files: readonly string[];
  /** Pages, each with a trailing slash, and `notFound`. */
  readonly pages: readonly string[];
  /** The hash of each, in the order of `files` and `pages`. */
  readonly hashes: readonly string[];
  /** The page for every other address. */
  readonly notFound: string;
};
