/**
 * Loads each island's component from its own chunk. The components take no props, because their state is in the
 * address.
 */
export const islands = {
  category: async () => (await import("../pages/category/category-listing.tsx")).CategoryListing,
  search: async () => (await import("../pages/search/search-page.tsx")).SearchPage,
  trending: async () =>
    (await import("../pages/home/trending/trending-products-section.tsx")).TrendingProductsSection,
  unknownAddress: async () => (await import("../pages/unknown-address.tsx")).UnknownAddress,
} as const;

export type IslandName = keyof typeof islands;

export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(islands, name);
}
