/** Every cache of a shop is named by this, its folder on the host and the version of its build. */
export const cachePrefix = "shop-";

/** What a build's worker keeps for offline use. All are addresses on this host, with the base path. */
export type Precache = {
  /** Changes with the content of any file. */
  readonly version: string;
  /** Scripts, styles, fonts, icons and one size of each picture. */
  readonly files: readonly string[];
  /** Pages, each with a slash at its end, and `notFound`. */
  readonly pages: readonly string[];
  /** The page that answers every other address. */
  readonly notFound: string;
};
