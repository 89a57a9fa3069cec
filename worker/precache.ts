/** What a build precaches. All addresses are on this host, with the base path. */
export type Precache = {
  /** Changes with the content of any file. */
  readonly version: string;
  /**
   * The hash of each file by its address: pages, each with a trailing slash, and `notFound`; scripts,
   * styles, fonts, icons and one size of each picture.
   */
  readonly hashes: Readonly<Record<string, string>>;
  /** The page for every other address. */
  readonly notFound: string;
};

/**
 * The names of a shop's caches begin with this. The whole host shares caches, and it may serve another
 * shop from another folder.
 * @param scope the address of the shop
 * @example cachePrefix("https://shop.example/demo/") // "shop-/demo/-"
 */
export function cachePrefix(scope: string): string {
  return `shop-${new URL(scope).pathname}-`;
}
