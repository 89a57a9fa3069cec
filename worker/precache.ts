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
 * The cache of a build. The whole host shares caches, and it may serve another shop from another folder.
 * @param scope the address of the shop
 * @example cacheNameFor("https://shop.example/demo/", "4d5e6f") // "shop-/demo/-4d5e6f"
 */
export function cacheNameFor(scope: string, version: string): string {
  return `shop-${new URL(scope).pathname}-${version}`;
}

/** The caches of all builds of a shop. */
export async function listCaches(scope: string): Promise<readonly string[]> {
  const prefix = cacheNameFor(scope, "");
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}
